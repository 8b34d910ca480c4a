import { askPath } from '#facts/ask-path.ts';
import { askedVendorsMax } from '#facts/limits.ts';
import { askWords } from '#content/ask.ts';
import { compareWords as words } from '#content/compare.ts';
import { ButtonLink } from '#ui/button.tsx';

/** Below a comparison: a link to one form that asks all compared vendors. */
export function AskCompared({ ids, day }: { ids: readonly string[]; day: string | null }) {
  return (
    <div className="no-print mt-6">
      {ids.length > askedVendorsMax ? (
        <p className="text-ink-soft">{words.oneOut}</p>
      ) : (
        <ButtonLink to={askPath(ids, day)}>{askWords.these(ids.length)}</ButtonLink>
      )}
    </div>
  );
}
