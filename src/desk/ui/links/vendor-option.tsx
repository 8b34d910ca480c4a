import type { VendorOption as Option } from '../../kit/use-vendor-choice.ts';

type Props = {
  option: Option;
  /** The key that chooses it. */
  digit: number | null;
  chosen: boolean;
  disabled: boolean;
  onToggle: () => void;
};

/** A vendor to introduce, with the reasons. */
export const VendorOption = ({ option: { name, reasons }, digit, chosen, disabled, onToggle }: Props) => (
  <li>
    <label className="flex cursor-pointer items-start gap-3 py-2">
      <input
        type="checkbox"
        className="mt-1 size-5 shrink-0 accent-teal"
        checked={chosen}
        disabled={disabled}
        onChange={onToggle}
      />
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-ink-soft wrap-anywhere">{reasons.join(' · ')}</span>
      </span>
      {digit !== null && (
        <kbd
          aria-hidden
          className="w-6 shrink-0 self-start rounded border border-line-strong text-center text-sm text-ink-soft"
        >
          {digit}
        </kbd>
      )}
    </label>
  </li>
);
