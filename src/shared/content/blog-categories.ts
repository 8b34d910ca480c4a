import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { t } from '#words/t.ts';

/** One page that lists blogs of a category; without `category` it lists all, newest first. */
type BlogCategoryPage = {
  readonly path: string;
  readonly category?: 'events' | 'construction' | 'business';
  readonly heading: string;
  readonly description: string;
  readonly failed: string;
};

/** The three category pages of the specification. */
export const blogCategoryPages: readonly [BlogCategoryPage, ...BlogCategoryPage[]] = [
  {
    path: paths.homeBlogs,
    heading: t('All our blogs, newest first'),
    description: t('Everything we have written for Delhi-NCR on celebrations, homes and new businesses.'),
    failed: messages.blogsFailed,
  },
  {
    path: paths.eventBlogs,
    category: 'events',
    heading: t('Blogs on weddings and events'),
    description: t(
      'Caterers, budgets, venues, music and weather: what to ask and what it costs in Delhi-NCR.',
    ),
    failed: messages.blogsFailed,
  },
  {
    path: paths.constructionBlogs,
    category: 'construction',
    heading: t('Blogs on building and repairing homes'),
    description: t('Quotes, materials, approvals, monsoon and dust: how to get good work done in Delhi-NCR.'),
    failed: messages.constructionBlogsFailed,
  },
];
