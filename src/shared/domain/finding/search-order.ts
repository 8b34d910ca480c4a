/** @file The order of the directory. The search orders by these steps, and the page on ranking prints them. Free of the validator. */
import { t } from '#words/t.ts';

/**
 * The weight of a word by where a vendor has it. A word counts once, in its heaviest field; a vendor's score is the sum over the words.
 * @where How much does a word of a search count in each field?
 */
export const searchWeights = [
  { field: 'typed', label: t('a service, a package or a fact, as you typed it'), weight: 5 },
  { field: 'offer', label: t('a service, a package or a fact, by another name'), weight: 4 },
  { field: 'description', label: t('the description'), weight: 1 },
] as const;

/**
 * The points for what this site knows of a vendor; `most` is the most that a vendor can have of one.
 * @where What moves a vendor up among equals?
 */
export const worthPoints = [
  {
    known: 'facts',
    most: 2,
    label: t('the facts of its categories: 1 from half of them, 2 from four in five'),
  },
  { known: 'pictures', most: 2, label: t('own pictures: 1 from one, 2 from five') },
  { known: 'checks', most: 2, label: t('checks of ours that stand, a point each') },
  {
    known: 'answers',
    most: 2,
    label: t('answers: 2 if half of the families are answered within a day, 1 within three days'),
  },
  {
    known: 'reviews',
    most: 2,
    label: t(
      'reviews of real customers: 1 from a mean of 4, 2 from 4.5, where few reviews count as if some of 3.5 stood beside them',
    ),
  },
  { known: 'recent', most: 1, label: t('a change of its page within a year') },
] as const;
export type Known = (typeof worthPoints)[number]['known'];

/** The points from which a vendor is of each level; the order knows only the level. */
export const worthLevels = [0, 3, 5, 7] as const;
/** The mean that a vendor without reviews is taken to have, and how many reviews of that weight. */
export const reviewPrior = { mean: 3.5, count: 5 } as const;

/**
 * The steps of the order `best`: each decides between vendors that are equal in all before.
 * @where What decides the order of vendors in a search?
 */
export const orderSteps = [
  { step: 'named', words: t('A vendor whose name you typed.') },
  {
    step: 'words',
    words: t(
      'How well the offer answers your words, by the sums below. A word that names a product, such as biryani, counts; one that names the trade alone, such as caterer, does not.',
    ),
  },
  {
    step: 'place',
    words: t(
      'The place: first those based in it, then those who serve it by name, then those who serve more around it, then those who serve a part of it. Of those who are not based in it, the nearer come first. If nobody works there, the nearest.',
    ),
  },
  {
    step: 'day',
    words: t('If you ask for a day: first those who keep their days with us and are not busy on it.'),
  },
  {
    step: 'worth',
    words: t('The level of what we know of a vendor, by the points below, counted each night.'),
  },
  {
    step: 'ring',
    words: t(
      'Equals stand in a ring that nobody can choose a place in. Each day the list begins at another point of it, the same for everybody.',
    ),
  },
] as const;
export type OrderStep = (typeof orderSteps)[number]['step'];
