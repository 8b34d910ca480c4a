import { Link } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { contentType } from '#contract/desk/content/content-types.ts';
import { fillPath } from '#contract/kit.ts';
import type { TypeCount } from '../../kit/content/counts.ts';
import { Tag } from '../tag.tsx';

/** One type of content: what it is, where visitors meet it, how much of it there is. */
export function TypeCard({ count: { type, total, written } }: { count: TypeCount }) {
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
      {written > 0 && (
        <span className="mt-auto pt-2">
          <Tag tone="due">{`${written} being written`}</Tag>
        </span>
      )}
    </Link>
  );
}
