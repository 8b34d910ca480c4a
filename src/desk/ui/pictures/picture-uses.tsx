import { Link } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { contentTypes } from '#contract/desk/content/content-types.ts';
import type { PictureUse } from '#contract/desk/content/pictures.ts';
import { fillPath } from '#contract/kit.ts';
import { reads, useRead } from '../../kit/query.ts';
import { ReadSection } from '../read-section.tsx';

const linkClass = 'tap inline-flex items-center font-semibold wrap-anywhere text-teal hover:underline';

const Use = ({ use: { type, itemId, title, path, visible } }: { use: PictureUse }) => (
  <li className="flex flex-wrap items-center gap-x-3 border-t border-line">
    {itemId ? (
      <Link to={fillPath(deskPaths.contentItem, { type, itemId })} className={linkClass}>
        {title}
      </Link>
    ) : (
      <a href={path} className={linkClass}>
        {title}
      </a>
    )}
    <span className="text-sm text-ink-soft">
      {contentTypes[type].label}, {visible ? 'on the site' : 'in a draft'}
    </span>
  </li>
);

/** The uses of a picture. */
export function PictureUses({ pictureId }: { pictureId: string }) {
  const read = useRead(reads.staffPictureUses({ params: { pictureId } }));
  return (
    <section aria-labelledby="uses">
      <h3 id="uses" className="mb-1 font-semibold">
        Where it is used
      </h3>
      <ReadSection read={read}>
        {(uses) =>
          uses.length === 0 ? (
            <p className="text-sm text-ink-soft">Nowhere yet.</p>
          ) : (
            <ul>
              {uses.map((use) => (
                <Use key={`${use.path} ${use.itemId ?? use.title}`} use={use} />
              ))}
            </ul>
          )
        }
      </ReadSection>
    </section>
  );
}
