import type { StaffChange } from '#domain/enquiries/enquiry-changes.ts';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { Button } from '#ui/button.tsx';
import { stepsOf } from '../../kit/enquiry-steps.ts';

type Props = { enquiry: StaffEnquiryDetail; busy: boolean; onStep: (step: StaffChange) => void };

/** Closing has its own button, among the acts. */
const steps = (enquiry: StaffEnquiryDetail) => stepsOf(enquiry).filter(([step]) => step !== 'closed');

/** Where it may go from here, as the table of its life says. */
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
