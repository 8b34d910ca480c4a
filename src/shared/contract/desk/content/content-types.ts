/** @file The content types, one entry each: form, validation, list, import and export are made from it. */
import type { ContentType } from './content-type.types.ts';
import { blogCategories } from '../../blogs.ts';
import { limits } from '#facts/limits.ts';
import { authorPath, blogPath, marketPath, paths } from '#facts/paths.ts';
import { communityNames } from '#facts/communities.ts';
import { companyFields } from './company-details.ts';
import type { ContentProblem } from './content-schema.ts';
import type { ContentData } from './fields.ts';
import { mailType } from './mails/mail-type.ts';
import { shownTypes } from './shown-types.ts';

const options = <const Name extends string>(names: readonly Name[], label: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, label(name)]));
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
const days = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const weekdayNames = Object.values(days);

/** Maximum markdown of one item: about a hundred printed pages. */
export const markdownMax = 200_000;

/** @where Which types of content can the staff edit? */
export const contentTypes = {
  post: {
    label: 'Post',
    plural: 'Posts',
    where: 'On the blog pages, the home page and in the feeds.',
    keys: 'address',
    title: 'title',
    path: blogPath,
    fields: {
      title: { kind: 'line', label: 'Title', max: 120, required: true },
      excerpt: {
        kind: 'text',
        label: 'Excerpt',
        hint: 'One or two sentences for cards, search engines and shared links.',
        max: 240,
        required: true,
      },
      category: {
        kind: 'choice',
        label: 'Category',
        options: options(blogCategories, capital),
        more: 'blogcategory',
        required: true,
      },
      date: { kind: 'day', label: 'Day printed on it', begins: 'today', required: true },
      author: {
        kind: 'references',
        of: 'author',
        label: 'Author',
        hint: 'Without one the company has written it.',
        itemsMax: 1,
      },
      byline: {
        kind: 'line',
        label: 'Name printed on it',
        hint: 'For somebody without a page here; an author above comes first.',
        max: 80,
      },
      tags: {
        kind: 'lines',
        label: 'Tags',
        hint: 'Words by which the search finds it, beside title, category and excerpt.',
        max: 60,
        itemsMax: 20,
      },
      image: { kind: 'picture', label: 'Picture', hint: 'Without one the default drawing is shown.' },
      content: { kind: 'markdown', label: 'Text', max: markdownMax, required: true },
      related: {
        kind: 'references',
        of: 'post',
        label: 'Read next',
        hint: 'Posts that are shown beside it, in this order. Without any, others are suggested.',
        itemsMax: limits.suggestedBlogs,
      },
    },
    fixed: [
      { what: 'The three categories', why: 'Each has an address of its own that is linked from elsewhere.' },
    ],
  },
  author: {
    label: 'Author',
    plural: 'Authors',
    where: 'On a page of their own, and at their posts.',
    keys: 'address',
    keyStays: 'An author keeps the address: posts name it.',
    title: 'name',
    path: authorPath,
    fields: {
      name: { kind: 'line', label: 'Name', max: 80, required: true },
      picture: { kind: 'picture', label: 'Picture' },
      about: {
        kind: 'text',
        label: 'About',
        hint: 'Two or three sentences: what this person does and knows.',
        max: 600,
        required: true,
      },
    },
  },
  text: {
    label: 'Published text',
    plural: 'Published texts',
    where: 'On the pages that the law asks for. Every publication is kept.',
    keys: { terms: 'Terms', legal: 'Legal' },
    title: 'body',
    path: (key) => ({ terms: paths.terms, legal: paths.legal })[key] ?? paths.terms,
    fields: { body: { kind: 'markdown', label: 'Text', max: markdownMax, required: true } },
  },
  crew: {
    label: 'Crew member',
    plural: 'Crew',
    where: 'On the crew page, where people are booked.',
    keys: 'id',
    title: 'fullName',
    ordered: true,
    path: () => paths.crew,
    fields: {
      fullName: { kind: 'line', label: 'Full name', max: 120, required: true },
      picture: { kind: 'picture', label: 'Photo' },
      age: { kind: 'number', label: 'Age', min: 18, max: 99, unit: 'years', required: true },
      gender: { kind: 'line', label: 'Gender', max: 40, required: true },
      height: { kind: 'line', label: 'Height', hint: 'As shown, such as 165 cm.', max: 40, required: true },
      highestQualification: { kind: 'line', label: 'Highest qualification', max: 120, required: true },
      skills: {
        kind: 'lines',
        label: 'Skills',
        hint: 'What the person does at an event.',
        max: 60,
        itemsMax: 12,
      },
      days: { kind: 'choices', label: 'Days', options: days },
      languages: {
        kind: 'list',
        label: 'Languages',
        item: 'Language',
        key: 'language',
        itemsMax: 10,
        fields: {
          language: { kind: 'line', label: 'Language', max: 40, required: true },
          rating: { kind: 'number', label: 'How well, of 5', min: 1, max: 5, required: true },
        },
      },
      hobbies: { kind: 'lines', label: 'Hobbies', max: 60, itemsMax: 12 },
    },
  },
  market: {
    label: 'Market',
    plural: 'Markets',
    where: 'On the market pages, the map and in the directory.',
    keys: 'address',
    keyStays: 'A market keeps its address: vendors stand in it and signs name it.',
    title: 'name',
    ordered: true,
    path: marketPath,
    fields: {
      name: { kind: 'line', label: 'Name', max: 120, required: true },
      place: { kind: 'place', label: 'Centre of its map', required: true },
      phone: {
        kind: 'line',
        label: 'Phone',
        hint: 'Ten digits without +91. Without one the company answers.',
        max: 10,
        shared: true,
      },
      closedOn: { kind: 'choice', label: 'Closed on', options: options(weekdayNames, (name) => name) },
      metro: { kind: 'line', label: 'Metro', hint: 'Nearest stations with their lines.', max: 400 },
      known: { kind: 'lines', label: 'Known for', max: 120, itemsMax: 12 },
      bestHours: { kind: 'line', label: 'Best hours', max: 400 },
      gettingThere: { kind: 'line', label: 'Getting there', max: 400 },
      checkedOn: { kind: 'day', label: 'Checked on', hint: 'The day on which all of this was checked.' },
    },
    fixed: [
      {
        what: 'The addresses of markets',
        why: 'Vendors stand in them, and they are linked and printed elsewhere.',
      },
    ],
  },
  meetup: {
    label: 'Meet-up',
    plural: 'Meet-ups',
    where: 'On the communities page and in calendars.',
    keys: 'id',
    title: 'title',
    path: () => paths.communities,
    fields: {
      title: { kind: 'line', label: 'Title', max: 120, required: true },
      community: { kind: 'choice', label: 'Community', options: communityNames, required: true },
      startsAt: { kind: 'moment', label: 'Begins', required: true },
      endsAt: { kind: 'moment', label: 'Ends', required: true },
      place: { kind: 'line', label: 'Place', max: 400, required: true },
      description: { kind: 'text', label: 'Description', max: 3000, required: true },
    },
  },
  ...shownTypes,
  company: {
    label: 'Company details',
    plural: 'Company details',
    where: 'In the foot of every page, on the contact and notice pages, and in mails.',
    keys: { company: 'Company details' },
    title: 'brand',
    path: () => paths.contact,
    fields: companyFields,
    fixed: [
      { what: 'The letters before every reference', why: 'People have references that begin with them.' },
    ],
  },
  mail: mailType,
} as const satisfies Readonly<Record<string, ContentType>>;

export type ContentTypeName = keyof typeof contentTypes;
export const contentTypeNames = Object.keys(contentTypes) as [ContentTypeName, ...ContentTypeName[]];
/** Returns the entry of a type, in its general shape. */
export const contentType = (name: ContentTypeName): ContentType => contentTypes[name];

/** Returns the problems of references to the containing item: a page must not recommend itself. */
export function selfReferences(
  type: ContentTypeName,
  ownKeys: readonly (string | null)[],
  data: ContentData,
): ContentProblem[] {
  return Object.entries(contentType(type).fields).flatMap(([name, field]) => {
    const value = data[name];
    const isSelf =
      field.kind === 'references' &&
      field.of === type &&
      Array.isArray(value) &&
      value.some((one) => ownKeys.includes(one as string));
    return isSelf
      ? [{ field: name, message: `A ${field.of} cannot lead to itself. Please choose another.` }]
      : [];
  });
}
