import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';

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
    heading: 'All our blogs, newest first',
    description: 'Everything we have written for Delhi-NCR on celebrations, homes and new businesses.',
    failed: messages.blogsFailed,
  },
  {
    path: paths.eventBlogs,
    category: 'events',
    heading: 'Blogs on weddings and events',
    description: 'Caterers, budgets, venues, music and weather: what to ask and what it costs in Delhi-NCR.',
    failed: messages.blogsFailed,
  },
  {
    path: paths.constructionBlogs,
    category: 'construction',
    heading: 'Blogs on building and repairing homes',
    description: 'Quotes, materials, approvals, monsoon and dust: how to get good work done in Delhi-NCR.',
    failed: messages.constructionBlogsFailed,
  },
];
