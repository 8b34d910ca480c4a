import { useState } from 'react';
import { introductionsMax } from '#domain/enquiries/introduction-changes.ts';
import { vendorCategories, type VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { Button } from '#ui/button.tsx';
import { showDay } from '../../kit/format.ts';
import { reads, useRead } from '../../kit/query.ts';
import { Empty } from '../empty.tsx';
import { ReadSection } from '../read-section.tsx';
import { Select } from '../select.tsx';

type Props = {
  reference: string;
  /** The number of further introductions possible now. */
  places: number;
  busy: boolean;
  /** Resolves to whether they were introduced. */
  onIntroduce: (vendorIds: string[]) => Promise<boolean>;
};

/** Suggested vendors, each with the reasons; several can be selected and introduced together. */
export function Suggestions({ reference, places, busy, onIntroduce }: Props) {
  const [category, setCategory] = useState<VendorCategory | ''>('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const read = useRead(
    reads.staffSuggestionList({ params: { reference }, query: category === '' ? {} : { category } }),
  );
  const toggle = (vendorId: string) =>
    setChosen((before) =>
      before.includes(vendorId) ? before.filter((one) => one !== vendorId) : [...before, vendorId],
    );
  // A selected vendor hidden by another trade's view is not introduced.
  const seen = chosen.filter((one) => read.value?.vendors.some(({ vendorId }) => vendorId === one));
  const introduce = async () => {
    if (!(await onIntroduce(seen))) return;
    setChosen([]);
    await read.again();
  };
  return (
    <div className="grid gap-3">
      <Select label="Trade" value={category} onChange={(value) => setCategory(value as VendorCategory | '')}>
        <option value="">As the enquiry says</option>
        {Object.entries(vendorCategories).map(([name, word]) => (
          <option key={name} value={name}>
            {word}
          </option>
        ))}
      </Select>
      <ReadSection read={read}>
        {({ vendors, trades, eventDate }) =>
          vendors.length === 0 ? (
            <Empty>
              {trades.length === 0
                ? 'The enquiry names no trade. Choose one to see who fits.'
                : 'No vendor of this trade is left. Choose another trade.'}
            </Empty>
          ) : (
            <ul className="divide-y divide-line">
              {vendors.map(({ vendorId, name, reasons }) => (
                <li key={vendorId}>
                  <label className="flex cursor-pointer items-start gap-3 py-3">
                    <input
                      type="checkbox"
                      className="mt-1 size-5 shrink-0 accent-teal"
                      checked={seen.includes(vendorId)}
                      disabled={!seen.includes(vendorId) && seen.length >= places}
                      onChange={() => toggle(vendorId)}
                    />
                    <span className="min-w-0">
                      <span className="block font-semibold wrap-anywhere">{name}</span>
                      <span className="block text-sm text-ink-soft wrap-anywhere">
                        {[...reasons, eventDate && `Free on ${showDay(eventDate)}: ask`]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          )
        }
      </ReadSection>
      <div>
        <Button disabled={busy || seen.length === 0} onClick={() => void introduce()}>
          {seen.length > 1 ? `Introduce ${seen.length} vendors` : 'Introduce'}
        </Button>
      </div>
      {places === 0 && (
        <p className="text-sm text-ink-soft">
          {introductionsMax} introductions are open. Recall one to introduce somebody else.
        </p>
      )}
    </div>
  );
}
