import { t } from '#words/t.ts';
import type { QuoteChip } from '#domain/quotes/quote-chips.ts';
import type { WorkshopQuote } from '#contract/workshop-quotes.ts';
import type { TypedQuote } from './typed-quote.ts';

type Props = {
  offered: WorkshopQuote['offered']['chips'];
  value: Pick<TypedQuote, 'included' | 'excluded'>;
  onChange: (value: Pick<TypedQuote, 'included' | 'excluded'>) => void;
};

const without = (list: readonly QuoteChip[], chip: QuoteChip) => list.filter((one) => one !== chip);

/** Inclusions and exclusions of the price: families compare by them. An open point is shown as open. */
export function QuoteChipChoice({ offered, value: { included, excluded }, onChange }: Props) {
  const choices = [
    { list: included, words: t('In the price') },
    { list: excluded, words: t('Not in it') },
  ] as const;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('What is in the price?')}</legend>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {offered.map(({ value, label }) => (
          <li key={value} className="flex items-center justify-between gap-2">
            <span className="min-w-0 first-letter:uppercase">{label}</span>
            <span className="flex shrink-0 gap-1">
              {choices.map(({ list, words }, index) => {
                const pressed = list.includes(value);
                return (
                  <button
                    key={words}
                    type="button"
                    aria-pressed={pressed}
                    aria-label={`${label}: ${words}`}
                    className="tap rounded-md border border-line-strong px-2.5 py-1 text-sm font-semibold aria-pressed:border-teal aria-pressed:bg-teal-wash aria-pressed:text-teal"
                    onClick={() => {
                      const rest = { included: without(included, value), excluded: without(excluded, value) };
                      if (pressed) return onChange(rest);
                      if (index === 0) onChange({ ...rest, included: [...rest.included, value] });
                      else onChange({ ...rest, excluded: [...rest.excluded, value] });
                    }}
                  >
                    {words}
                  </button>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
