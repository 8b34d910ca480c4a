import { Dialog } from '#ui/dialog.tsx';
import { otherKeys, textCommandList, typedShortcuts } from '../../../kit/content/markdown/commands.ts';
import { isApple } from '../../../kit/use-keys.ts';

const shown = (key: string) =>
  key
    .replace('Mod', isApple() ? '⌘' : 'Ctrl')
    .replace('Alt', isApple() ? '⌥' : 'Alt')
    .replaceAll(/-(?=.)/g, ' ');

const Keys = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
    {rows.map(([key, label]) => (
      <div key={key} className="contents">
        <dt>
          <kbd className="inline-block rounded-sm border border-line-strong px-2 text-sm whitespace-pre">
            {key}
          </kbd>
        </dt>
        <dd>{label}</dd>
      </div>
    ))}
  </dl>
);

/** The keys of the text editor, and its typed shortcuts. */
export function TextKeys({ onClose }: { onClose: () => void }) {
  const withKeys = textCommandList.flatMap(([, { key, label }]) => (key ? [[key, label] as const] : []));
  return (
    <Dialog open heading="Keys in a text" onClose={onClose}>
      <div className="grid gap-6">
        <Keys rows={[...withKeys, ...otherKeys].map(([key, label]) => [shown(key), label])} />
        <div>
          <h3 className="mb-2 text-base">At the beginning of a line</h3>
          <Keys rows={typedShortcuts} />
        </div>
      </div>
    </Dialog>
  );
}
