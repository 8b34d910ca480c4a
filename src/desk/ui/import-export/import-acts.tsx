import type { ContentImport } from '#contract/desk/content/import-export.ts';
import { workingStates } from '#contract/desk/content/import-states.ts';
import { importSteps, importStepNames, type ImportStepName } from '#contract/desk/content/import-steps.ts';
import { Button } from '#ui/button.tsx';

type Props = {
  found: ContentImport;
  busy: boolean;
  onStart: (asDrafts: boolean) => void;
  onStep: (step: ImportStepName) => void;
  onForget: () => void;
};

/** What can be done with an import as it stands: to begin it, to stop and go on, to publish, to take it back, to forget it. */
export function ImportActs({ found, busy, onStart, onStep, onForget }: Props) {
  const { state, publishable } = found;
  const steps = importStepNames.filter(
    (name) =>
      (importSteps[name].from as readonly string[]).includes(state) &&
      (name !== 'publish' || publishable > 0),
  );
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'ready' && (
        <>
          <Button disabled={busy} onClick={() => onStart(true)}>
            Bring in as drafts
          </Button>
          <Button look="secondary" disabled={busy} onClick={() => onStart(false)}>
            Bring in and publish what was published
          </Button>
        </>
      )}
      {steps.map((name, at) => (
        <Button
          key={name}
          look={name === 'takeBack' ? 'quiet' : at === 0 ? 'primary' : 'secondary'}
          disabled={busy}
          onClick={() => onStep(name)}
        >
          {importSteps[name].label}
          {name === 'publish' && ` (${publishable})`}
        </Button>
      ))}
      {!workingStates.includes(state) && (
        <Button look="quiet" disabled={busy} onClick={onForget}>
          Forget this file
        </Button>
      )}
    </div>
  );
}
