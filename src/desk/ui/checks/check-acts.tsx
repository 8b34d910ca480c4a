import { useState } from 'react';
import { checkChanges, type CheckChange, type StaffCheckStep } from '#domain/vendors/check-changes.ts';
import type { DeskCheckDetail } from '#contract/desk/checks.ts';
import { stepsFrom } from '#domain/desk/steps.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { isPast, showMoment } from '#desk/kit/format.ts';
import { textsOf } from '#desk/kit/texts-of.ts';

type Props = {
  check: DeskCheckDetail;
  busy: boolean;
  /** Resolves to whether it succeeded; typed text stays until then. */
  onStep: (step: StaffCheckStep, reason?: string) => Promise<boolean>;
};

const steps: Readonly<Record<StaffCheckStep, CheckChange>> = checkChanges.staff;

/** Possible decisions: one press, with ten minutes for undo. Steps that require a reason ask for it. */
export function CheckActs({ check, busy, onStep }: Props) {
  const [asking, setAsking] = useState<StaffCheckStep | null>(null);
  const undoable = check.undoUntil !== null && !isPast(check.undoUntil);
  const possible = stepsFrom(checkChanges.staff, check.status, false).filter(
    ([step]) => !steps[step].undoes || undoable,
  );
  return (
    <div>
      {undoable && (
        <p role="status" className="mb-2 text-sm text-ink-soft">
          {`Nobody is told before ${showMoment(check.undoUntil!)}; until then it can be taken back.`}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {possible.map(([step, { label }]) => (
          <Button
            key={step}
            look={step === 'verify' ? 'primary' : 'secondary'}
            disabled={busy}
            onClick={() => (steps[step].wants ? setAsking(step) : void onStep(step))}
          >
            {label}
          </Button>
        ))}
      </div>
      <Dialog
        open={asking !== null}
        keepsText
        onClose={() => setAsking(null)}
        heading={asking ? steps[asking].label : ''}
      >
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            const reason = textsOf(event.currentTarget)('reason');
            if (asking) void onStep(asking, reason).then((done) => done && setAsking(null));
          }}
        >
          <Field
            as="textarea"
            label="Reason"
            name="reason"
            required
            rows={3}
            maxLength={1000}
            hint="The vendor reads it, by mail and in the workshop. Nobody else does."
          />
          <Button type="submit" disabled={busy} className="justify-self-start">
            {asking ? steps[asking].label : ''}
          </Button>
        </form>
      </Dialog>
    </div>
  );
}
