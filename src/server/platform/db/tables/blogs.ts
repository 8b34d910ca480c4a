import { date, index, pgTable, text } from '#platform/db/drizzle.ts';
import { byteOrder, createdAt, instant, updatedAt } from './columns.ts';

/** Articles. The id is the readable part of the address, such as `choosing-a-caterer-in-delhi`. */
export const blogs = pgTable(
  'blogs',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    excerpt: text().notNull(),
    /** One of the three stated ones, or the key of one made at the desk; without a check, since the staff adds some. */
    category: text().notNull(),
    /** Path below the host; null shows the default picture. */
    image: text(),
    /** The date of the article, as `YYYY-MM-DD`. */
    date: date({ mode: 'string' }).notNull(),
    /** Key of the author; null for the company. The author may no longer be shown. */
    author: text(),
    /** The name printed on it when its author has no page; null for the company. */
    byline: text(),
    tags: text().array().notNull().default([]),
    /** Ids of recommended posts. */
    related: text().array().notNull().default([]),
    /** Markdown. */
    content: text().notNull(),
    /** Null for a draft that only the staff sees. */
    publishedAt: instant(),
    /** `searchKey` of title, category, excerpt and tags. */
    search: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('blogs_order_idx').on(table.category, table.date.desc().nullsFirst(), byteOrder(table.id)),
  ],
);
