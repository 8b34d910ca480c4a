import { messages } from '#facts/messages.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { blogColumns } from './blog-grid.tsx';

/** The grid while it loads: the stated word over cards of the final size. */
export function BlogGridLoading({ cards = 3, rail = false }: { cards?: number; rail?: boolean }) {
  return (
    <>
      <p className="mb-4 text-ink-soft">{messages.loading}</p>
      <div className={blogColumns(rail)}>
        {Array.from({ length: cards }, (_, index) => (
          <Skeleton
            key={index}
            className="h-105 rounded-xl sm:max-lg:last:odd:col-span-2 sm:max-lg:last:odd:h-60"
          />
        ))}
      </div>
    </>
  );
}
