import type { PlantedFault } from './fault.ts';

/** What a first visit costs on a cheap phone. */
export const budgets: readonly PlantedFault[] = [
  {
    name: 'fonts-of-both-languages',
    breaks: 'A visitor pays for the letters of the language that is read.',
    file: 'src/web/root.tsx',
    from: `localeNow() === 'hi' ? [devanagariFont, hindiLatinFont] : [basicFont];`,
    to: '[basicFont, devanagariFont, hindiLatinFont];',
    caughtBy: [{ check: 'budgets' }],
  },
  {
    name: 'intl-for-a-small-count',
    breaks: 'A cheap phone is not busy for a tenth of a second before anything is touched.',
    file: 'src/shared/words/formats.ts',
    from: '(isPlain(value) ? `${value}` : numbers().format(value));',
    to: 'numbers().format(value);',
    caughtBy: [{ check: 'budgets' }],
  },
  {
    name: 'a-fold-that-stands-open',
    breaks: 'A page has the length of its kind: what few read whole is folded on a phone.',
    file: 'src/web/ui/folds-on-phone.tsx',
    from: '<details className="group/fold',
    to: '<details open className="group/fold',
    caughtBy: [{ check: 'budgets' }],
  },
  {
    name: 'a-price-on-two-lines',
    breaks: 'An amount is never broken over two lines.',
    file: 'src/web/ui/price-words.tsx',
    from: '<span key={index} translate="no" className="whitespace-nowrap">',
    to: '<span key={index} translate="no">',
    caughtBy: [{ project: 'web', files: ['src/web/ui/price-words.test.tsx'] }],
  },
];
