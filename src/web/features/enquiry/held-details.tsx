import { t } from '#words/t.ts';
import { fieldWords } from '#content/introduction-words.ts';
import type { FamilyVendor } from '#contract/conversations.ts';
import { showShortDay } from './status-steps.tsx';
import { VendorActs } from './vendor-acts.tsx';

/** Returns what became of one disclosure. That it is unread is not said: the sentence above it says so of the request. */
const fateOf = ({ at, readAt, recalledAt }: FamilyVendor['disclosures'][number]): string =>
  [
    t('given {moment}, because you agreed', { moment: showShortDay(at) }),
    recalledAt
      ? t('taken back {moment}', { moment: showShortDay(recalledAt) })
      : readAt && t('first read {moment}', { moment: showShortDay(readAt) }),
  ]
    .filter(Boolean)
    .join(' · ');

function namesOf({ fields: given, recalledAt }: FamilyVendor['disclosures'][number]): string {
  const fields = given.map((field) => fieldWords[field]).join(', ');
  return recalledAt ? t('They had: {fields}', { fields }) : t('They have: {fields}', { fields });
}

/** What a vendor holds of the family: which details, since when, and whether they have been read. */
export function HeldDetails({ vendor }: { vendor: FamilyVendor }) {
  const { disclosures } = vendor;
  if (disclosures.length === 0)
    return <p className="mt-2 text-sm text-ink-soft">{t('They have no contact details of yours.')}</p>;
  const isHeld = disclosures.some(({ recalledAt }) => recalledAt === null);
  return (
    <div className="mt-2 flex items-center justify-between gap-3 text-sm">
      <ul className="min-w-0">
        {disclosures.map((one) => (
          <li key={one.at}>
            <span className="font-semibold">{namesOf(one)}</span>{' '}
            <span className="text-ink-soft">{fateOf(one)}</span>
          </li>
        ))}
      </ul>
      {isHeld && vendor.acts.includes('details') && <VendorActs vendor={vendor} acts={['details']} />}
    </div>
  );
}
