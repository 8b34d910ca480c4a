import { Link } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import type { ContentRow } from '#contract/desk/content/content-item.ts';
import { contentType } from '#contract/desk/content/content-types.ts';
import { sideLocales, type SideLocale } from '#contract/desk/content/sides.ts';
import { fillPath } from '#contract/kit.ts';
import { showAgo } from '../../kit/format.ts';
import { StateTags } from './state-tags.tsx';
import { locales } from '#words/locales.ts';
import { sideTag } from '../../kit/content/states.ts';
import { Tag } from '../tag.tsx';

/** The state of an item's translation; nothing once it is published and as new as the English. */
function SideTag({ row, locale }: { row: ContentRow; locale: SideLocale }) {
  const { name } = locales[locale];
  const side = row.sides.find((one) => one.locale === locale);
  if (side?.live === 'published' && !side.isOlder && side.draft === 'none') return null;
  const { label, tone } = side ? sideTag(row.type, side) : { label: 'missing', tone: 'quiet' as const };
  return <Tag tone={tone}>{`${name}: ${label}`}</Tag>;
}

type Props = {
  row: ContentRow;
  withType?: boolean;
  /** What it has brought lately. */
  brings?: string | undefined;
};

/** An item in a list: its name, both its states, its last editor. */
export function ItemLine({ row, withType = false, brings }: Props) {
  const { label, keys } = contentType(row.type);
  const name = typeof keys === 'object' ? (keys[row.key] ?? row.key) : row.title.trim() || 'Without a title';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <Link
        to={fillPath(deskPaths.contentItem, { type: row.type, itemId: row.id })}
        className="tap inline-flex min-w-0 items-center font-semibold wrap-anywhere text-teal hover:underline"
      >
        {name}
      </Link>
      <span className="flex flex-wrap gap-2">
        <StateTags item={row} />
        {row.live === 'published' &&
          sideLocales.map((locale) => <SideTag key={locale} row={row} locale={locale} />)}
      </span>
      <p className="basis-full text-sm text-ink-soft">
        {[
          withType && label,
          `changed ${showAgo(row.updatedAt)}`,
          row.updatedBy && `by ${row.updatedBy}`,
          brings,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}
