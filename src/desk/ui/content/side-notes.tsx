import type { ContentItem } from '#contract/desk/content/content.ts';
import { Notice } from '#ui/notice.tsx';

/** Notes on an item's translation. */
export function SideNotes({ item: { original, live, isOlder } }: { item: ContentItem }) {
  if (!original) return null;
  return (
    <>
      {live === 'published' && original.live !== 'published' && (
        <Notice>Visitors do not see this: the English is not on the site.</Notice>
      )}
      {isOlder && (
        <Notice tone="warning">
          The English has changed since these words were published. Change them, or say that they are still
          right.
        </Notice>
      )}
    </>
  );
}
