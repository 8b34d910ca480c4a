import { useState } from 'react';
import { vendorChanges, type VendorStep } from '#domain/vendors/vendor-changes.ts';
import { stepsFrom } from '#domain/desk/steps.ts';
import type { DeskVendor } from '#contract/desk/vendors.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Alert } from '#ui/alert.tsx';
import { textsOf } from '#desk/kit/texts-of.ts';

type Props = {
  vendor: DeskVendor;
  busy: boolean;
  failure: string | null;
  /** Resolves to whether it succeeded; typed text stays until then. */
  onStep: (change: VendorStep, reason?: string) => Promise<boolean>;
};

/** The staff's acts on a vendor's visibility. Hiding requires a reason, which is sent to the vendor. */
export function VendorActs({ vendor, busy, failure, onStep }: Props) {
  const [hiding, setHiding] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      {stepsFrom(vendorChanges, vendor.visibility, false).map(([step, { label }]) => (
        <Button
          key={step}
          look={step === 'hide' ? 'secondary' : 'primary'}
          disabled={busy}
          onClick={() => (step === 'hide' ? setHiding(true) : void onStep(step))}
        >
          {label}
        </Button>
      ))}
      <Dialog open={hiding} keepsText onClose={() => setHiding(false)} heading={`Hide ${vendor.companyName}`}>
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            const reason = textsOf(event.currentTarget)('reason');
            void onStep('hide', reason).then((done) => done && setHiding(false));
          }}
        >
          <Alert>{failure}</Alert>
          <Field
            as="textarea"
            label="Reason"
            name="reason"
            required
            rows={3}
            maxLength={1000}
            hint="The vendor reads it, by mail and at its page. Nobody else does."
          />
          <Button type="submit" disabled={busy} className="justify-self-start">
            Hide and tell the vendor
          </Button>
        </form>
      </Dialog>
    </div>
  );
}
