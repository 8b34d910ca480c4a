import { useState } from 'react';
import { allowsClaim, claimChanges, type StaffClaimStep } from '#domain/vendors/claim-changes.ts';
import type { DeskClaimDetail } from '#contract/desk/claims.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { textsOf } from '#desk/kit/texts-of.ts';

type Props = {
  claim: DeskClaimDetail;
  busy: boolean;
  onStep: (step: StaffClaimStep, reason?: string) => Promise<boolean>;
};

/** The decision about a claim: approved in one press, refused with a reason that is mailed. */
export function ClaimActs({ claim, busy, onStep }: Props) {
  const [refusing, setRefusing] = useState(false);
  const { approve, refuse } = claimChanges.staff;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {allowsClaim(approve, claim) && (
          <Button disabled={busy} onClick={() => void onStep('approve')}>
            {approve.label}
          </Button>
        )}
        {allowsClaim(refuse, claim) && (
          <Button look="secondary" aria-expanded={refusing} onClick={() => setRefusing(!refusing)}>
            {refuse.label}
          </Button>
        )}
      </div>
      {refusing && allowsClaim(refuse, claim) && (
        <form
          className="grid max-w-xl gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void onStep('refuse', textsOf(event.currentTarget)('reason'));
          }}
        >
          <Field
            as="textarea"
            label="Reason"
            name="reason"
            required
            rows={3}
            maxLength={1000}
            hint="Mailed to the person who claims the page."
          />
          <Button type="submit" disabled={busy} className="justify-self-start">
            Refuse the claim
          </Button>
        </form>
      )}
    </div>
  );
}
