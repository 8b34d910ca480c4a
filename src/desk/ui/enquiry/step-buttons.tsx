import { changes, type StaffChange } from '#contract/desk/enquiry-changes.ts';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { stepsFrom } from '#contract/desk/steps.ts';
import { Button } from '#ui/button.tsx';

type Props = { enquiry: StaffEnquiryDetail; busy: boolean; onStep: (step: StaffChange) => void };

/** Where it may go from here, as the table of its life says. */
export const StepButtons = ({ enquiry, busy, onStep }: Props) => (
  <div className="flex flex-wrap gap-2">
    {stepsFrom(changes.staff, enquiry.status, enquiry.flagged !== null).map(([step, { label }]) => (
      <Button
        key={step}
        look="secondary"
        className="px-3! py-1.5! text-sm"
        disabled={busy}
        onClick={() => onStep(step)}
      >
        {label}
      </Button>
    ))}
  </div>
);
