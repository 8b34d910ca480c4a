import type { StaffChange } from '#domain/enquiries/enquiry-changes.ts';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { Button } from '#ui/button.tsx';
import { stepsOf } from '../../kit/enquiry-steps.ts';

type Props = { enquiry: StaffEnquiryDetail; busy: boolean; onStep: (step: StaffChange) => void };

/** Returns the steps but closing, which has its own button. */
const steps = (enquiry: StaffEnquiryDetail) => stepsOf(enquiry).filter(([step]) => step !== 'closed');

/** Buttons for the next steps, by the table of the enquiry's life. */
export const StepButtons = ({ enquiry, busy, onStep }: Props) => (
  <div className="flex flex-wrap gap-2">
    {steps(enquiry).map(([step, { label }]) => (
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
