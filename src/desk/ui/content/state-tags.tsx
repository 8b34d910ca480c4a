import type { ContentRow } from '#contract/desk/content/content-item.ts';
import { stateTags } from '../../kit/content/states.ts';
import { Tag } from '../tag.tsx';

/** The states of an item's public version and of its draft, side by side. */
export const StateTags = ({ item }: { item: Pick<ContentRow, 'type' | 'live' | 'draft' | 'publishAt'> }) => (
  <span className="flex flex-wrap gap-2">
    {stateTags(item).map(({ label, tone }) => (
      <Tag key={label} tone={tone}>
        {label}
      </Tag>
    ))}
  </span>
);
