import { Check } from 'lucide-react';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { EnquiryKind } from '#contract/enquiry-kinds.ts';
import { ButtonAnchor } from '#ui/button.tsx';

type Props = { kind: EnquiryKind; receipt: EnquiryReceipt };

/** The success popup as part of the page, for a form that was posted without scripts. */
export function SentPanel({ kind: { success, redirect }, receipt }: Props) {
  return (
    <div role="status" className="rounded-xl border border-line bg-paper p-8 text-center shadow-card">
      <span className="mx-auto grid size-14 place-items-center rounded-full bg-leaf text-paper">
        <Check aria-hidden size={30} strokeWidth={3} />
      </span>
      <h2 className="mt-4 text-2xl">{success.heading}</h2>
      <p className="mt-2 text-lg">{success.detail}</p>
      <p className="mt-4">
        Your reference is <strong className="whitespace-nowrap">{receipt.reference}</strong>
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonAnchor href={new URL(receipt.statusUrl).pathname} look="secondary">
          See where it stands
        </ButtonAnchor>
        <ButtonAnchor href={redirect.to}>Go on</ButtonAnchor>
      </div>
    </div>
  );
}
