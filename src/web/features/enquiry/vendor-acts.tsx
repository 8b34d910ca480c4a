import { Form, useNavigation } from 'react-router';
import { t } from '#words/t.ts';
import type { FamilyVendor } from '#contract/conversations.ts';
import type { FamilyAct } from '#domain/enquiries/family-acts.ts';
import { Button } from '#ui/button.tsx';
import { asWrittenBy } from '#ui/written-lang.ts';

const actWords: Readonly<Record<FamilyAct, string>> = {
  chosen: t('Booked with them'),
  details: t('Take back'),
  recalled: t('Withdraw from this vendor'),
};

/** The acts of the family on one vendor, a button each. */
export function VendorActs({ vendor, acts }: { vendor: FamilyVendor; acts: readonly FamilyAct[] }) {
  const busy = useNavigation().state !== 'idle';
  if (acts.length === 0) return null;
  return (
    <Form method="post" replace preventScrollReset className="flex shrink-0 flex-wrap gap-2">
      <input type="hidden" name="introductionId" value={vendor.introductionId} />
      {acts.map((act) => (
        <Button
          key={act}
          type="submit"
          name="intent"
          value={act}
          look="secondary"
          className="px-4!"
          disabled={busy}
        >
          {actWords[act]}
          <span {...asWrittenBy(vendor.name)} className="sr-only">
            : {vendor.name}
          </span>
        </Button>
      ))}
    </Form>
  );
}
