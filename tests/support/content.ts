/** Items of content in tests, written and published as by the staff. */
import type { ContentItem } from '#contract/desk/content/content-item.ts';
import type { ContentStepName } from '#domain/desk/content-steps.ts';
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import { asStaff } from './as-staff.ts';
import type { TestSite } from './site.ts';

type Fields = Record<string, unknown>;

/** A publishable post. */
export const samplePost: Fields = {
  title: 'Lamps for a winter wedding',
  excerpt: 'Which lamps stay warm, which stay lit, and what they cost for an evening in December.',
  category: 'events',
  date: '2026-11-20',
  content: '## Warm light\n\nA lamp of brass, and **oil**.',
};

/** Returns calls about the items of a site, as a staff member with that name. */
export const contentOf = (site: TestSite, name = 'asha') => {
  const call = (route: string, body?: unknown) => asStaff(site, route, body, name);
  const path = ({ type, id }: Pick<ContentItem, 'type' | 'id'>) => `/api/staff/content/${type}/${id}`;
  return {
    add: (type: ContentTypeName, changes: Fields, key?: string) =>
      call(`POST /api/staff/content/${type}`, { changes, ...(key && { key }) }),
    read: async (item: Pick<ContentItem, 'type' | 'id'>) =>
      (await call(`GET ${path(item)}`)).json<ContentItem>(),
    save: (item: ContentItem, changes: Fields, key?: string) =>
      call(`PATCH ${path(item)}`, { version: item.version, changes, ...(key && { key }) }),
    step: (item: ContentItem, step: ContentStepName, more: Fields = {}) =>
      call(`POST ${path(item)}/steps`, { version: item.version, step, ...more }),
    async added(type: ContentTypeName, changes: Fields, key?: string) {
      return (await this.add(type, changes, key)).json<ContentItem>();
    },
    /** Makes a step that must succeed. */
    async done(item: ContentItem, step: ContentStepName, more: Fields = {}) {
      const answer = await this.step(item, step, more);
      if (answer.status !== 200) throw new Error(`${step}: ${answer.text}`);
      return answer.json<{ item: ContentItem }>().item;
    },
    /** Creates or reads an item's Hindi side, and writes in it. */
    async inHindi(item: Pick<ContentItem, 'type' | 'id'>, words: Fields) {
      const begun = await call(`POST ${path(item)}/sides`, { locale: 'hi' });
      if (begun.status !== 201) throw new Error(`side: ${begun.text}`);
      return (await this.save(begun.json<ContentItem>(), words)).json<ContentItem>();
    },
    async publishedInHindi(item: Pick<ContentItem, 'type' | 'id'>, words: Fields) {
      return this.done(await this.inHindi(item, words), 'publish');
    },
    async published(type: ContentTypeName, changes: Fields, key?: string) {
      return this.done(await this.added(type, changes, key), 'publish');
    },
  };
};
