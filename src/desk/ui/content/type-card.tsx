import { Fragment } from 'react';
import { Link } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { contentType } from '#contract/desk/content/content-types.ts';
import { fillPath } from '#contract/kit.ts';
import type { TypeCount } from '../../kit/content/counts.ts';
import { languageName } from '#words/language-name.ts';
import { Tag } from '../tag.tsx';

/** One content type: its description, its place on the site, its counts. */
export function TypeCard({ count: { type, total, written, sides } }: { count: TypeCount }) {
  const { plural, where } = contentType(type);
  return (
    <Link
      to={fillPath(deskPaths.contentList, { type })}
      className="flex h-full flex-col gap-1 rounded-md border border-line bg-paper p-4 hover:border-teal"
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="text-lg font-semibold text-teal">{plural}</span>
        <span className="text-ink-soft tabular-nums">{total}</span>
      </span>
      <span className="text-sm text-ink-soft">{where}</span>
      <span className="mt-auto flex flex-wrap gap-2 pt-2 empty:hidden">
        {written > 0 && <Tag tone="due">{`${written} being written`}</Tag>}
        {sides.map(({ locale, missing, older }) => (
          <Fragment key={locale}>
            {missing > 0 && <Tag tone="quiet">{`Missing in ${languageName(locale)}: ${missing}`}</Tag>}
            {older > 0 && <Tag tone="due">{`English changed since ${languageName(locale)}: ${older}`}</Tag>}
          </Fragment>
        ))}
      </span>
    </Link>
  );
}
