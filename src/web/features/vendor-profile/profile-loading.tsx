import { messages } from '#facts/messages.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** The profile's shape while it loads. */
export function ProfileLoading() {
  return (
    <div className="wrap grid gap-4 py-6">
      <p className="sr-only">{messages.loading}</p>
      <Skeleton className="aspect-2/1 w-full rounded-xl sm:aspect-[16/5]" />
      <p aria-hidden className="text-ink-soft">
        {messages.loading}
      </p>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-6 w-1/3" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
