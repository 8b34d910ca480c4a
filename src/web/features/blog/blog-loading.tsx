import { messages } from '#facts/messages.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** A post while it loads, in its final shape. */
export function BlogLoading() {
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{messages.loading}</p>
      <Skeleton className="h-14 w-4/5" />
      <Skeleton className="aspect-3/2 rounded-xl" />
      <Skeleton className="h-64" />
    </div>
  );
}
