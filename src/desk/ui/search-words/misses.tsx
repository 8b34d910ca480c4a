import type { SearchWords } from '#contract/desk/search-words.ts';

type Props = { misses: SearchWords['misses'] };

/** Searches without results, the most frequent first. */
export const Misses = ({ misses }: Props) => (
  <section aria-labelledby="misses">
    <h2 id="misses" className="mb-2 text-xl">
      Found nobody
    </h2>
    {misses.length === 0 ? (
      <p className="text-ink-soft">Nothing yet. A search stands here when two visitors found nobody by it.</p>
    ) : (
      <ul>
        {misses.map(({ words, times }) => (
          <li key={words} className="flex items-baseline justify-between gap-4 border-t border-line py-2">
            <span className="min-w-0 wrap-anywhere">{words}</span>
            <span className="shrink-0 text-sm text-ink-soft">{times} times</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
