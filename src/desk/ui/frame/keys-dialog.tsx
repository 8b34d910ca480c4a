import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { setSingleKeys, useSingleKeys } from '#desk/kit/single-keys.ts';
import { isApple, useKeysShown } from '#desk/kit/use-keys.ts';

const shownAs = (key: string) => key.replace('Mod+k', isApple() ? '⌘ K' : 'Ctrl K');

/** The keys that work on this page, and the switch to turn them off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const keys = useKeysShown();
  const work = useSingleKeys();
  return (
    <Dialog open heading="Shortcuts" onClose={onClose}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
        {keys.map(({ key, label }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-8 rounded border border-line-strong px-2 text-center text-sm">
                {shownAs(key)}
              </kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-sm text-ink-soft">
        {work
          ? 'None of them works while you type.'
          : 'Single keys are off at this desk. The buttons do the same.'}
      </p>
      <Button look="secondary" className="mt-3 self-start" onClick={() => setSingleKeys(!work)}>
        {work ? 'Turn single keys off' : 'Turn single keys on'}
      </Button>
    </Dialog>
  );
}
