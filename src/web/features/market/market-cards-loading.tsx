import { Skeleton } from '#ui/skeleton.tsx';

/** Six cards while they load. */
export function MarketCardsLoading({ words, height = 'h-105' }: { words: string; height?: string }) {
  return (
    <>
      <p className="mb-4 text-ink-soft">{words}</p>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className={`${height} rounded-xl`} />
        ))}
      </div>
    </>
  );
}
