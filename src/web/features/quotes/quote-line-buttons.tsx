import { t } from '#words/t.ts';
import type { WorkshopQuote } from '#contract/workshop-quotes.ts';
import { Button } from '#ui/button.tsx';
import { emptyLine, fieldId, typedLineOf, type TypedLine, type TypedQuote } from './typed-quote.ts';

type Props = {
  offered: WorkshopQuote['offered'];
  typed: TypedQuote;
  full: boolean;
  onAdd: (line: TypedLine, terms?: string) => void;
};

/** Ways to a new line: an empty one, the usual ones of the trade, and the packages of the vendor's page. */
export function QuoteLineButtons({ offered, typed, full, onAdd }: Props) {
  const isNew = (label: string) => !typed.lines.some((one) => one.label === label);
  const packages = offered.packages.filter(({ line }) => isNew(line.label));
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          id={fieldId('lines')}
          look="secondary"
          disabled={full}
          onClick={() => onAdd(emptyLine({ tax: offered.tax }))}
        >
          {t('Add a line')}
        </Button>
        {offered.rows
          .filter(({ label }) => isNew(label))
          .map((row) => (
            <Button
              key={row.label}
              look="quiet"
              disabled={full}
              onClick={() =>
                onAdd(
                  emptyLine({ ...row, quantity: row.unit.startsWith('plate') ? typed.guests || '1' : '1' }),
                )
              }
            >
              + {row.label}
            </Button>
          ))}
      </div>
      {packages.length > 0 && (
        <div>
          <p className="text-sm text-ink-soft">{t('Packages of your page')}</p>
          <div className="flex flex-wrap gap-2">
            {packages.map(({ line, terms }) => (
              <Button
                key={line.label}
                look="quiet"
                disabled={full}
                onClick={() => onAdd(typedLineOf(line), terms)}
              >
                + {line.label}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
