import type { ContentRow } from '#contract/desk/content/content.ts';
import { stateTags } from '../../kit/content/states.ts';
import { Tag } from '../tag.tsx';

/** What visitors see of an item, and beside it what is being written: never one in place of the other. */
export const StateTags = ({ item }: { item: Pick<ContentRow, 'type' | 'live' | 'draft' | 'publishAt'> }) => (
  <span className="flex flex-wrap gap-2">
    {stateTags(item).map(({ label, tone }) => (
      <Tag key={label} tone={tone}>
        {label}
      </Tag>
    ))}
  </span>
);
