/** @file Content types without a table of their own: pages read their published content as it is. */
import { paths } from '#facts/paths.ts';
import { helpTopics } from '#domain/pages/help-topics.ts';
import { cardLabels, pageOfCard, type OverviewName } from '#domain/pages/service-cards.ts';
import { noticePages } from '../../notices.ts';
import type { ContentType } from './content-type.types.ts';
import { textIn, type ContentData } from './fields.ts';

/** The overview pages by their name at the desk, and their addresses. */
const overviewPages = {
  events: 'Events',
  construction: 'Construction',
  business: 'Business start-up',
} as const satisfies Record<OverviewName, string>;
const overviewPaths: Readonly<Record<OverviewName, string>> = {
  events: paths.weddingVendors,
  construction: paths.constructionVendors,
  business: paths.businessStartup,
};
const overviewPath = (name: string): string =>
  Object.entries(overviewPaths).find(([one]) => one === name)?.[1] ?? paths.weddingVendors;
const cardPath = (id: string) => overviewPaths[pageOfCard(id) ?? 'events'];

/** Maximum length of an alternative text. */
const altMax = 300;

export const shownTypes = {
  album: {
    label: 'Album',
    plural: 'Gallery',
    where: 'On the gallery page, one album below the other.',
    keys: 'id',
    title: 'heading',
    ordered: true,
    path: () => paths.gallery,
    fields: {
      heading: { kind: 'line', label: 'Heading', max: 80, required: true },
      sentence: { kind: 'line', label: 'Sentence below it', max: 240 },
      photos: {
        kind: 'list',
        label: 'Photos',
        item: 'Photo',
        key: 'picture',
        hint: 'The first is shown largest.',
        itemsMax: 60,
        required: true,
        fields: {
          picture: { kind: 'picture', label: 'Picture', required: true },
          caption: { kind: 'line', label: 'Caption', max: 80, required: true },
          alt: {
            kind: 'text',
            label: 'Text for those who cannot see it',
            hint: 'What the picture shows, in one sentence.',
            max: altMax,
            required: true,
          },
        },
      },
    },
  },
  opening: {
    label: 'Opening',
    plural: 'Openings',
    where: 'On the careers page. With none it says that no position is open.',
    keys: 'id',
    title: 'title',
    ordered: true,
    path: () => paths.careers,
    fields: {
      title: { kind: 'line', label: 'Title', max: 120, required: true },
      location: { kind: 'line', label: 'Location', max: 120, required: true },
      description: { kind: 'text', label: 'Description', max: 2000, required: true },
      youWill: { kind: 'lines', label: 'You will', max: 200, itemsMax: 12 },
      youBring: { kind: 'lines', label: 'You bring', max: 200, itemsMax: 12 },
      weOffer: { kind: 'lines', label: 'We offer', max: 200, itemsMax: 12 },
      applyAt: {
        kind: 'link',
        label: 'Link to apply',
        hint: 'Without one: the form set for the whole site, else a mail to the company.',
      },
    },
  },
  notice: {
    label: 'Notice',
    plural: 'Delhi notices',
    where: 'As a quiet line on the pages chosen, until its day.',
    keys: 'id',
    title: 'text',
    ordered: true,
    path: (_: string, { pages }: ContentData = {}) => {
      const [first] = Array.isArray(pages) ? (pages as string[]) : [];
      return first === undefined || first === 'home' ? paths.home : overviewPath(first);
    },
    fields: {
      text: {
        kind: 'line',
        label: 'Text',
        hint: 'One sentence: what holds, where and since when.',
        max: 240,
        required: true,
      },
      link: { kind: 'link', label: 'Link' },
      linkLabel: { kind: 'line', label: 'Words of the link', hint: 'Without them: Read more.', max: 60 },
      pages: { kind: 'choices', label: 'Shown on', options: noticePages, required: true },
      checkedOn: { kind: 'day', label: 'Checked on', required: true },
      until: {
        kind: 'day',
        label: 'Vanishes on',
        hint: 'From the beginning of this day in Delhi it is shown no more.',
        required: true,
      },
    },
  },
  question: {
    label: 'Question',
    plural: 'Questions and answers',
    where: 'On the help page, and in what the help panel finds.',
    keys: 'id',
    title: 'question',
    ordered: true,
    path: () => paths.help,
    fields: {
      question: { kind: 'line', label: 'Question', max: 160, required: true },
      answer: { kind: 'text', label: 'Answer', hint: 'One to four sentences.', max: 1000, required: true },
      topic: { kind: 'choice', label: 'Topic', options: helpTopics, required: true },
      link: { kind: 'link', label: 'Page it rests on', required: true },
      linkLabel: { kind: 'line', label: 'Name of that page', max: 80, required: true },
      quote: {
        kind: 'text',
        label: 'Passage of that page',
        hint: 'To the letter, so that a reader finds it there.',
        max: 500,
      },
    },
  },
  project: {
    label: 'Project',
    plural: 'Previous projects',
    where: 'In the carousel of an overview page. A page without any shows no carousel.',
    keys: 'id',
    title: 'title',
    ordered: true,
    path: (_: string, data: ContentData = {}) => overviewPath(textIn(data, 'page')),
    fields: {
      title: { kind: 'line', label: 'Title', max: 120, required: true },
      city: { kind: 'line', label: 'City', max: 60, required: true },
      page: { kind: 'choice', label: 'Shown on', options: overviewPages, required: true },
      picture: { kind: 'picture', label: 'Picture', required: true },
      link: { kind: 'link', label: 'Where it leads', required: true },
    },
  },
  blogcategory: {
    label: 'Category of posts',
    plural: 'Categories of posts',
    where: 'As a filter on the blog page, beside the three that have pages of their own.',
    keys: 'address',
    keyStays: 'A category keeps its address: posts name it.',
    title: 'name',
    path: (key: string) => `${paths.blogs}?topic=${key}`,
    fields: { name: { kind: 'line', label: 'Name', max: 40, required: true } },
  },
  brand: {
    label: 'Brand',
    plural: 'Brand logos',
    where: 'In the row that passes by on the home page. Without any there is no row.',
    keys: 'id',
    title: 'name',
    ordered: true,
    path: () => paths.home,
    fields: {
      name: { kind: 'line', label: 'Name', max: 80, required: true },
      logo: { kind: 'picture', label: 'Logo', required: true },
    },
  },
  card: {
    label: 'Service card',
    plural: 'Service cards',
    where: 'On the overview pages: six for events, six for construction, six for starting a business.',
    keys: cardLabels,
    title: 'sentence',
    path: cardPath,
    fields: {
      sentence: { kind: 'line', label: 'Sentence', max: 80 },
      picture: { kind: 'picture', label: 'Picture', required: true },
    },
    fixed: [
      {
        what: 'Names',
        why: 'The form that a card opens is headed by the name, and enquiries come in under it.',
      },
      {
        what: 'Addresses and forms',
        why: 'They are linked from elsewhere, and each sends its own kind of enquiry.',
      },
    ],
  },
} as const satisfies Readonly<Record<string, ContentType>>;
