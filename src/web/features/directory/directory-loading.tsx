import { messages } from '#facts/messages.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** The list while it loads. */
export function DirectoryLoading() {
  return (
    <>
      <p className="mb-4 text-lg text-ink-soft">{messages.loading}</p>
      <div className="grid grid-cols-1 gap-4 xs:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-96 rounded-xl" />
        ))}
      </div>
    </>
  );
}
