import { communityLabels, type CommunityId } from '#facts/communities.ts';
import { paths } from '#facts/paths.ts';
import type { ContentLink, Fact, SceneIn } from '../types.ts';
import { t } from '#words/t.ts';

/** A community that holds meet-ups. */
export type Community = {
  /** Also the community id of a meet-up. */
  readonly id: SceneIn<'community'> & CommunityId;
  readonly name: string;
  /** Alternative text of its picture, the scene of the same id. */
  readonly alt: string;
  readonly what: string;
  readonly who: string;
  readonly howOften: string;
  readonly firstStep: ContentLink;
};

/** The communities page. The numbers of the benefits are their positions in the list. */
export const communities = {
  route: paths.communities,
  heading: t('Connect and Grow: A Community for Every Passion'),
  metaDescription: t(
    'Four communities in Delhi-NCR: weddings, home building, founders and market walks. What they do, who comes, how often, and how to join.',
  ),
  intro: t(
    'People who plan the same thing in the same city have a lot to tell each other. Come once, listen, and bring a question.',
  ),
  benefitsHeading: t('Ten good reasons to join a business community'),
  benefits: [
    {
      title: t('Work comes from people you know'),
      sentence: t('Most first customers are sent by someone who has seen you keep a promise.'),
    },
    {
      title: t('You learn real prices'),
      sentence: t(
        'What others paid for a board, a lease or a licence is told over tea and stands in no list.',
      ),
    },
    {
      title: t('Mistakes become cheaper'),
      sentence: t('Somebody in the room has already made the one you are about to make.'),
    },
    {
      title: t('You find people to work with'),
      sentence: t('A decorator meets a florist, a founder meets an accountant, a mason meets an architect.'),
    },
    {
      title: t('News of rules arrives early'),
      sentence: t('A change in a form or a date is talked about here before the last day.'),
    },
    {
      title: t('Buying together saves'),
      sentence: t('Five small shops ordering bags as one get the price of a large shop.'),
    },
    {
      title: t('You practise saying what you do'),
      sentence: t('Twenty words, to strangers, every month: it becomes clear surprisingly soon.'),
    },
    {
      title: t('Help is a message away'),
      sentence: t('A spare speaker at seven in the evening, a plumber on a Sunday.'),
    },
    {
      title: t('Young people find a start'),
      sentence: t('Apprentices and first jobs are passed on from one member to another.'),
    },
    {
      title: t('It is less lonely'),
      sentence: t('Running something of your own is easier with others who do.'),
    },
  ] satisfies readonly Fact[],
  directoryHeading: t('Four communities'),
  directory: [
    {
      id: 'weddings',
      name: communityLabels.weddings,
      alt: t(
        'Families around a long table compare swatches, invitation cards and a plan under string lights',
      ),
      what: t(
        'Couples, parents and vendors compare plans, budgets and calendars around one long table. A theme each time: food, flowers, guests, paper.',
      ),
      who: t('Families with a wedding in the next year, and vendors who come to answer and not to sell'),
      howOften: t('First Saturday of the month, 11 am to 1 pm; twice a month from September to November'),
      firstStep: { label: t('Read the event blogs'), href: paths.eventBlogs },
    },
    {
      id: 'home-building',
      name: communityLabels['home-building'],
      alt: t('Neighbours and a mason stand round a drawing on a trestle before a half-built house'),
      what: t(
        'Owners who build or repair bring drawings, quotes and photographs of damp walls. An engineer and a contractor sit in.',
      ),
      who: t('Home owners, residents’ associations, architects, engineers, tradesmen'),
      howOften: t('Second Sunday of the month, 10.30 am to 12.30 pm; a site visit every quarter'),
      firstStep: { label: t('Read the construction blogs'), href: paths.constructionBlogs },
    },
    {
      id: 'founders',
      name: communityLabels.founders,
      alt: t('Young founders on cushions with chai listen to one who speaks beside a board of notes'),
      what: t(
        'One member puts a real problem on the table, and the others ask questions for an hour. No speeches, no visiting cards before the tea.',
      ),
      who: t('People in the first five years of a shop, kitchen, studio or company'),
      howOften: t('Every second Wednesday, 6.30 pm to 8 pm'),
      firstStep: { label: t('See the start-up services'), href: paths.businessStartup },
    },
    {
      id: 'market-walks',
      name: communityLabels['market-walks'],
      alt: t('A group follows a guide with a flag through an old market lane in the morning'),
      what: t(
        'Two hours on foot through one of six markets with somebody who trades there: where to buy, how to look, what it used to be.',
      ),
      who: t('Anyone who likes to walk; children with an adult'),
      howOften: t(
        'Third Sunday of the month from October to March, in the morning; markets that rest on Sunday are walked on a Saturday',
      ),
      firstStep: { label: t('Choose a market'), href: paths.markets },
    },
  ] satisfies readonly Community[],
  joinHeading: t('How to join'),
  join: t(
    'Send your name and number and say which of the four you would like. We call back with the next date and the place. There is no fee.',
  ),
  joinLink: { label: t('Contact us to join'), href: paths.contact },
} as const;
