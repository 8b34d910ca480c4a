import { z } from 'zod';
import { api } from '#facts/api.ts';
import { slug } from './ids.ts';
import { endpoint } from './kit.ts';
import { foreignLang } from './lang.ts';
import { PictureDetail } from './picture-detail.ts';

/** A picture of the library in a field, such as that of a post. */
const ShownPicture = PictureDetail.extend({
  focusX: z.number().int().describe('What must stay in sight when it is cut, in percent from the left'),
  focusY: z.number().int().describe('The same from the top'),
}).meta({ id: 'ShownPicture' });
type ShownPicture = z.infer<typeof ShownPicture>;

/** The three categories of the specification; their values are part of the wire format. The staff may make more. */
export const blogCategories = ['events', 'construction', 'business'] as const;

/** A blog in a list. `_id` and `id` are equal; `image` is a path on this host, or null. */
export const BlogCard = z
  .object({
    _id: z.string(),
    id: z.string(),
    title: z.string(),
    excerpt: z.string(),
    category: z.string().describe('One of the three stated ones, or the key of one that the staff made'),
    categoryName: z.string().optional().describe('Of one that the staff made, in the language of the reader'),
    image: z.string().nullable(),
    imageAlt: z.string().describe('What the picture shows'),
    picture: ShownPicture.nullable().describe('The same of the library, in detail; null of any other'),
    date: z.string().describe('ISO 8601 day of publication'),
    tags: z.array(z.string()).optional().describe('Absent without any'),
    lang: foreignLang,
  })
  .meta({ id: 'BlogCard' });
export type BlogCard = z.infer<typeof BlogCard>;

/** A heading within a post, for its contents list. */
const BlogHeading = z.object({ id: z.string(), text: z.string(), depth: z.number().int() });

/** The author of a post, as the post names them. */
const BlogAuthor = z.object({
  id: z.string().nullable().describe('Null without a page of their own'),
  name: z.string(),
});

/** An author with their public posts, newest first. */
export const Author = z
  .object({
    id: z.string(),
    name: z.string(),
    about: z.string(),
    lang: foreignLang,
    picture: ShownPicture.nullable(),
    blogs: z.array(BlogCard),
  })
  .meta({ id: 'Author' });
export type Author = z.infer<typeof Author>;

/** A whole post. `content` is the markdown as written, `html` the same rendered and sanitised on the server. */
export const Blog = BlogCard.extend({
  content: z.string(),
  html: z.string(),
  author: BlogAuthor.nullable().describe('Null: the company'),
  related: z.array(z.string()).describe('Ids of posts to read next; without any, others may be suggested'),
  headings: z.array(BlogHeading),
  readingMinutes: z.number().int(),
  updatedAt: z.string(),
}).meta({ id: 'Blog' });
export type Blog = z.infer<typeof Blog>;

export const blogEndpoints = {
  blogList: endpoint({
    route: api.blogList,
    summary: 'All published blogs, newest first, without their content',
    auth: 'anyone',
    reply: [200, z.array(BlogCard)],
    tags: ['blog'],
  }),
  blogGet: endpoint({
    route: api.blogGet,
    summary: 'One blog with its content',
    auth: 'anyone',
    params: z.object({ blogId: slug }),
    reply: [200, Blog],
    errors: ['not_found'],
    tags: ['blog', 'blog:{blogId}'],
  }),
  authorGet: endpoint({
    route: api.authorGet,
    summary: 'Somebody who writes posts, with their posts',
    auth: 'anyone',
    params: z.object({ authorId: slug }),
    reply: [200, Author],
    errors: ['not_found'],
    tags: ['author:{authorId}'],
  }),
};
