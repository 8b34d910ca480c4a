/** @file Schemas of packages, questions and terms. */
import { z } from 'zod';
import { t } from '#words/t.ts';
import { directoryLimits, maxItems, maxLength } from '#facts/limits.ts';
import { requiredText } from './text.ts';
import { priceUnitNames } from './vendor-facts-schema.ts';

const trimmed = (max: number, missing: string) =>
  requiredText(max, missing).transform((value) => value.trim());
const number = (min: number, max: number, sentence: string) =>
  z.number(sentence).int(sentence).min(min, sentence).max(max, sentence);

/** One package as the vendor sends it. */
export const VendorPackage = z
  .strictObject({
    name: trimmed(maxLength.name, t('Please name the package.')),
    lines: z
      .array(trimmed(maxLength.shortText, t('Please leave no line empty.')))
      .min(1, t('Please say what is in it, one thing a line.'))
      .max(maxItems.packageLines, {
        error: () => t('Please keep to {max} lines.', { max: maxItems.packageLines }),
      })
      .describe('What is in it'),
    price: number(1, directoryLimits.priceMaxRupees, t('Please give the price in whole rupees.')).describe(
      'Rupees',
    ),
    unit: z.enum(priceUnitNames, t('Please choose from the list.')),
    people: number(1, directoryLimits.guestsMax, t('Please give the number of people, or leave it empty.'))
      .nullable()
      .describe('For how many people; null when their number does not matter'),
    taxIncluded: z.boolean(),
  })
  .meta({ id: 'VendorPackage' });

/** All packages of a vendor, in its order. */
export const VendorPackages = z.array(VendorPackage).max(maxItems.packages, {
  error: () => t('Please keep to {max} packages.', { max: maxItems.packages }),
});

/** All questions of a vendor, in its order. */
export const VendorQuestions = z
  .array(
    z.strictObject({
      question: trimmed(maxLength.shortText, t('Please enter the question.')),
      answer: trimmed(maxLength.answer, t('Please enter the answer.')),
    }),
  )
  .max(maxItems.questions, {
    error: () => t('Please keep to {max} questions.', { max: maxItems.questions }),
  });

/** The terms of a vendor. Absent ones are removed. */
export const VendorPolicies = z
  .strictObject({
    advance: number(0, 100, t('Please give the advance as a percentage from 0 to 100.')).describe('Percent'),
    cancellation: trimmed(maxLength.policy, t('Please enter text.')),
    travel: trimmed(maxLength.policy, t('Please enter text.')).describe('Work outside Delhi'),
  })
  .partial()
  .meta({ id: 'VendorPolicies' });
