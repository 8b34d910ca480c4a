import { Link } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { startOfDay } from '#facts/time.ts';
import { reads, useRead } from '#desk/kit/query.ts';
import { Empty } from '#desk/ui/empty.tsx';
import { ReadSection } from '#desk/ui/read-section.tsx';

const shown = 10;

/** Searches that found nobody, of those that somebody made since the period began. */
export function MissedSearches({ from }: { from: string }) {
  const read = useRead(reads.staffSearchWordList());
  return (
    <ReadSection read={read}>
      {({ misses }) => {
        const begin = startOfDay(from).toISOString();
        const recent = misses.filter(({ lastAt }) => lastAt >= begin);
        return recent.length === 0 ? (
          <Empty>No search since then found nobody twice.</Empty>
        ) : (
          <>
            <ul className="rounded-md border border-line bg-paper px-4 py-2 text-sm print:border-0 print:p-0">
              {recent.slice(0, shown).map(({ words, times }) => (
                <li
                  key={words}
                  className="flex justify-between gap-4 border-t border-line py-1.5 first:border-0"
                >
                  <span className="min-w-0 wrap-anywhere">{words}</span>
                  <span className="shrink-0 text-ink-soft tabular-nums">{times} times</span>
                </li>
              ))}
            </ul>
            <Link
              to={deskPaths.searchWords}
              className="tap mt-1 inline-flex items-center text-sm text-teal hover:underline print:hidden"
            >
              Say what these words mean
            </Link>
          </>
        );
      }}
    </ReadSection>
  );
}
