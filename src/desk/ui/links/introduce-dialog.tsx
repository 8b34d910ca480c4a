import { useEffect, useRef, useState } from 'react';
import { maxLength } from '#facts/limits.ts';
import { vendorCategories, type VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Alert } from '#ui/alert.tsx';
import { useKeys } from '../../kit/use-keys.ts';
import { useVendorChoice } from '../../kit/use-vendor-choice.ts';
import { Empty } from '../empty.tsx';
import { Select } from '../select.tsx';
import { VendorOption } from './vendor-option.tsx';

type Props = {
  reference: string;
  /** The number of further introductions possible now. */
  places: number;
  /** Vendors who cannot be introduced, since they are already. */
  introduced: readonly string[];
  onIntroduce: (vendorIds: string[]) => void;
  onClose: () => void;
};

const optionKeys = 9;

/** Vendors to introduce: the best are chosen already, digits choose others, typing searches all, and Enter introduces them. */
export function IntroduceDialog({ reference, places, introduced, onIntroduce, onClose }: Props) {
  const [category, setCategory] = useState<VendorCategory | ''>('');
  const input = useRef<HTMLInputElement>(null);
  const choice = useVendorChoice({ reference, category, places, introduced });
  const { options, chosen, toggle, typed, type, isReady, failure } = choice;
  useEffect(() => {
    // A phone's keyboard would cover the vendors.
    if (isReady && !window.matchMedia?.('(pointer: coarse)').matches) input.current?.focus();
  }, [isReady]);
  const introduce = () => chosen.length > 0 && onIntroduce([...chosen]);
  useKeys(
    [
      ...options.slice(0, optionKeys).map(({ vendorId, name }, index) => ({
        key: `${index + 1}`,
        label: name,
        run: () => toggle(vendorId),
      })),
      { key: 'Enter', label: 'Introduce them', run: introduce },
    ],
    { inDialog: true },
  );
  return (
    <Dialog open heading="Introduce vendors" onClose={onClose}>
      <div className="grid gap-3">
        <Alert>{failure}</Alert>
        {isReady && (
          <input
            ref={input}
            type="search"
            aria-label="Search all vendors"
            placeholder="A digit chooses, letters search all vendors"
            autoComplete="off"
            data-limit={maxLength.shortText}
            value={typed}
            // Digits choose, in whatever way they come: the names of vendors are found without them.
            onChange={({ currentTarget: { value } }) => {
              type(value.replace(/\d/g, ''));
              for (const digit of value.match(/[1-9]/g) ?? []) {
                const option = options[Number(digit) - 1];
                if (option) toggle(option.vendorId);
              }
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              introduce();
            }}
            className="tap w-full rounded-md border border-line-strong bg-paper px-3 text-base placeholder:text-ink-soft"
          />
        )}
        <ul className="divide-y divide-line" aria-label="Vendors">
          {options.map((option, index) => (
            <VendorOption
              key={option.vendorId}
              option={option}
              digit={index < optionKeys ? index + 1 : null}
              chosen={chosen.includes(option.vendorId)}
              disabled={!chosen.includes(option.vendorId) && chosen.length >= places}
              onToggle={() => toggle(option.vendorId)}
            />
          ))}
        </ul>
        {isReady && options.length === 0 && (
          <Empty>
            {typed
              ? 'No vendor fits.'
              : choice.hasTrade
                ? 'No vendor of this trade is left. Choose another trade, or search.'
                : 'The enquiry names no trade. Choose one to see who fits, or search.'}
          </Empty>
        )}
        <Select
          label="Trade"
          value={category}
          onChange={(value) => {
            choice.forget();
            setCategory(value as VendorCategory | '');
          }}
        >
          <option value="">As the enquiry says</option>
          {Object.entries(vendorCategories).map(([name, word]) => (
            <option key={name} value={name}>
              {word}
            </option>
          ))}
        </Select>
        <div>
          <Button disabled={chosen.length === 0} onClick={introduce}>
            {chosen.length > 1 ? `Introduce ${chosen.length} vendors` : 'Introduce'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
