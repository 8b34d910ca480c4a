import type { PlantedFault } from './fault.ts';

const quoteMoney = 'src/shared/domain/quotes/quote-money.ts';
const caughtBy = [{ project: 'unit', files: ['src/shared/domain/quotes/quote-money.test.ts'] }] as const;

/** Money and tax. */
export const money: readonly PlantedFault[] = [
  {
    name: 'tax-rounded-down',
    breaks: 'A tax of half a paisa and more is rounded up, as the bill of the vendor has it.',
    file: quoteMoney,
    from: 'Number((value * 2n + by) / (by * 2n))',
    to: 'Number(value / by)',
    caughtBy,
  },
  {
    name: 'tax-of-the-whole',
    breaks: 'The tax of a quote is the sum of what its lines show.',
    file: quoteMoney,
    from: `    tax: sum('tax'),`,
    to: `    tax: dividedBy(BigInt(sum('price')) * 18n, 100n),`,
    caughtBy,
  },
  {
    name: 'tax-that-is-not-said',
    breaks: 'A family is told when a price says nothing of GST.',
    file: quoteMoney,
    from: `line.tax === 'unsaid' &&`,
    to: `line.tax === 'none' &&`,
    caughtBy,
  },
  {
    name: 'paise-without-their-zero',
    breaks: '₹100.05 is never shown as ₹100.5.',
    file: quoteMoney,
    from: "`${rupees}.${showDigits(String(rest).padStart(2, '0'))}`",
    to: '`${rupees}.${showDigits(String(rest))}`',
    caughtBy,
  },
  {
    name: 'typed-tenths-as-paise',
    breaks: '"850.5" typed in a quote is 850 rupees and 50 paise.',
    file: quoteMoney,
    from: `Number((found[2] ?? '').padEnd(2, '0'))`,
    to: `Number((found[2] ?? '').padStart(2, '0'))`,
    caughtBy,
  },
  {
    name: 'gstin-weights-swapped',
    breaks: 'A slip of the pen in a GSTIN is told, and a good one is not.',
    file: 'src/shared/domain/vendors/tax-id.ts',
    from: 'at % 2 === 0 ? 1 : 2',
    to: 'at % 2 === 0 ? 2 : 1',
    caughtBy: [{ project: 'unit', files: ['src/shared/domain/vendors/tax-id.test.ts'] }],
  },
  {
    name: 'tax-number-shown',
    breaks: 'Nobody reads a whole PAN on a screen.',
    file: 'src/shared/domain/vendors/tax-id.ts',
    from: '`${value.slice(0, 5)}****${value.slice(9)}`',
    to: '`${value.slice(0, 9)}*`',
    caughtBy: [{ project: 'unit', files: ['src/shared/domain/vendors/tax-id.test.ts'] }],
  },
  {
    name: 'lakh-and-a-half',
    breaks: '"1.5 lakh" is 1,50,000 rupees.',
    file: 'src/shared/domain/formats/rupees.ts',
    from: `Math.round(Number(number.replaceAll(',', '')) * factor)`,
    to: `Math.round(Number(number.replaceAll(',', ''))) * factor`,
    caughtBy: [{ project: 'unit', files: ['src/shared/domain/formats/rupees.test.ts'] }],
  },
];
