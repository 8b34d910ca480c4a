/**
 * @file The weight of a search word by the vendor's field that contains it. The search orders by these numbers and the page on
 * ranking prints them. Free of the validator.
 */
import { t } from '#words/t.ts';

/**
 * Heaviest first. A word counts once, in its heaviest field; a vendor's score is the sum over the words.
 * @where How much does a word of a search count in each field?
 */
export const searchWeights = [
  { field: 'name', label: t('the business name'), weight: 8 },
  { field: 'service', label: t('the category, or the name of a service'), weight: 4 },
  { field: 'place', label: t('the area, or an area served'), weight: 3 },
  { field: 'facts', label: t('a fact, such as the food or the languages'), weight: 2 },
  { field: 'description', label: t('the description, or anywhere else'), weight: 1 },
] as const;
export type SearchField = (typeof searchWeights)[number]['field'];
