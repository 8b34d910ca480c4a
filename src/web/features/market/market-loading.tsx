import { Skeleton } from '#ui/skeleton.tsx';

/** Vendors and map while they load, in their final places. */
export function MarketLoading({ words }: { words: string }) {
  return (
    <>
      <p className="mb-4 text-ink-soft">{words}</p>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="h-48 rounded-xl" />
          ))}
        </div>
        <Skeleton className="h-96 rounded-xl lg:h-[34rem]" />
      </div>
    </>
  );
}
