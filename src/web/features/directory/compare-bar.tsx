import { comparePath } from '#facts/paths.ts';
import { compareChoice as words } from '#content/compare-choice.ts';
import { clearCompared, compareAgain, useCompared } from '#kit/device/compared.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useRemoval } from '#ui/removed-notice.tsx';

/** Below the list while vendors are marked: a link to their comparison, as of the category and day of the list. On a phone above the bottom bar. */
export function CompareBar({ on, category }: Record<'on' | 'category', string | undefined>) {
  const chosen = useCompared();
  const { tell, notice } = useRemoval();
  if (chosen.length === 0) return notice;
  const clear = () => {
    clearCompared();
    tell(words.cleared, () => compareAgain(chosen));
  };
  return (
    <aside
      aria-label={words.title}
      className="no-print sticky bottom-20 z-20 mt-6 flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-paper p-3 shadow-raised md:bottom-4"
    >
      {chosen.length === 1 ? (
        <p className="px-2">{words.oneMore}</p>
      ) : (
        <ButtonLink to={comparePath(chosen.join(','), { day: on, category })}>
          {words.these(chosen.length)}
        </ButtonLink>
      )}
      <Button look="quiet" onClick={clear}>
        {words.clear}
      </Button>
    </aside>
  );
}
