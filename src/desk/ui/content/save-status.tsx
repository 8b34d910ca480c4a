import { useEditor, useEditorValue } from '../../kit/content/use-item-editor.ts';
import { signInAgain } from '../../kit/api.ts';
import type { SaveState } from '../../kit/content/save-queue.types.ts';
import { Button } from '#ui/button.tsx';

const words: Record<SaveState['is'], string> = {
  saved: 'Saved.',
  waiting: 'Not saved yet.',
  saving: 'Saving…',
  kept: 'The server cannot be reached. What you write is kept on this device and is saved by itself later.',
  'signed-out': 'Your session has ended. What you write is kept on this device.',
  stopped: 'This could not be saved. What you write is kept on this device.',
};
const bad: readonly SaveState['is'][] = ['kept', 'signed-out', 'stopped'];

/** The status of saving. It never moves the focus. */
export function SaveStatus() {
  const editor = useEditor();
  const state = useEditorValue(({ snapshot }) => snapshot().state);
  const held = useEditorValue(({ snapshot }) => Object.keys(snapshot().refused).length);
  const onlyHere = useEditorValue(({ isOnDevice, isSaved }) => !isOnDevice() && !isSaved());
  const loud = bad.includes(state.is) || held > 0 || onlyHere;
  const said = onlyHere
    ? 'This device keeps nothing, so these words are in this tab alone. Please leave it open.'
    : held > 0 && state.is === 'waiting'
      ? 'Saved, but for what is marked below. That is kept on this device.'
      : words[state.is];
  return (
    <div
      role="status"
      className={`flex min-h-6 flex-wrap items-center gap-x-3 rounded-md text-sm ${loud ? 'bg-marigold-wash px-3 py-1' : 'text-ink-soft'}`}
    >
      <span>
        {said} {state.is === 'stopped' && state.why}
      </span>
      {state.is === 'signed-out' && (
        <Button
          look="quiet"
          className="px-2!"
          onClick={() => void signInAgain().then((done) => (done ? editor.flush() : undefined))}
        >
          Sign in again
        </Button>
      )}
      {(state.is === 'kept' || state.is === 'stopped') && (
        <Button look="quiet" className="px-2!" onClick={() => void editor.flush()}>
          Try now
        </Button>
      )}
    </div>
  );
}
