import { describe, expect, it } from 'vitest';
import type { PublishedContent } from '#platform/content-target.ts';
import { postTarget } from './posts.content.ts';

const post: PublishedContent = {
  id: '0192f000-0000-7000-8000-000000000000',
  key: 'lamps',
  data: { title: 'Lamps', excerpt: 'Of brass', category: 'events', date: '2026-11-20', content: 'Text' },
  publishedAt: new Date(0),
  updatedAt: new Date(0),
  position: 0,
};
const withData = (data: object): PublishedContent => ({ ...post, data: { ...post.data, ...data } });

describe('the tags that a publication drops', () => {
  it.each<[string, PublishedContent, PublishedContent | null, string[]]>([
    ['a new post: the lists and its page', post, null, ['blog', 'blog:lamps']],
    ['another text: its page alone', withData({ content: 'New' }), post, ['blog:lamps']],
    ['another title: the lists as well', withData({ title: 'New' }), post, ['blog', 'blog:lamps']],
    ['a picture that went: the lists as well', post, withData({ image: '/art/x' }), ['blog', 'blog:lamps']],
    ['another address: both pages', { ...post, key: 'new' }, post, ['blog', 'blog:new', 'blog:lamps']],
  ])('%s', (_, item, before, tags) => expect(postTarget.tags(item, before)).toEqual(tags));
});
