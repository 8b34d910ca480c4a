/** @file An export of Ghost as entries: its posts and pages with tags and names of authors. Settings and people are never read. */
import { dayOfMoment } from '#domain/formats/day-of-moment.ts';
import type { Loss } from '#contract/desk/content/import-losses.ts';
import { guessedText } from '../content/guessed-text.ts';
import { readableText } from '../content/readable-text.ts';
import { Problem } from '../problem.ts';
import { htmlOfLexical, htmlOfMobiledoc } from './ghost-texts.ts';
import { joined, rowsOf, said, tablesIn, type Row } from './ghost-tables.ts';
import { parsers } from './parsers.ts';
import { newEntry, type WxrEntry } from './wxr-entry.ts';
import type { WxrEnd } from './wxr.ts';

const { maxBytes, maxNodes } = parsers.ghost;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** Addresses of the site begin with this mark. */
const ownAddress = (text: string) => text.replaceAll('__GHOST_URL__', '');

/** Returns a text as HTML: Ghost writes it beside its own format; a file from elsewhere may lack it. */
function htmlOf(post: Row): { html: string; losses: Loss[] } {
  const html = said(post['html']);
  if (html) return { html: ownAddress(html), losses: [] };
  const [lexical, mobiledoc] = [said(post['lexical']), said(post['mobiledoc'])];
  const read = lexical
    ? htmlOfLexical(lexical)
    : mobiledoc
      ? htmlOfMobiledoc(mobiledoc)
      : { html: '', losses: [] };
  return { html: ownAddress(read.html), losses: read.losses };
}

/** Columns of a post's second row that say nothing of their own. */
const plainColumns = new Set(['id', 'post_id', 'feature_image_alt']);
const isSaid = (value: unknown) => value === true || !['', '0'].includes(said(value));

type Beside = { tags: readonly Row[]; authors: readonly Row[]; comments: number; meta: Row };
function entryOf(post: Row, { tags, authors, comments, meta }: Beside): WxrEntry {
  const read = htmlOf(post);
  const losses = [...read.losses];
  const html = readableText(read.html, losses);
  const names = authors.map(({ name }) => said(name)).filter(Boolean);
  const shown = tags.filter(({ name }) => !said(name).startsWith('#'));
  const inserted = ['codeinjection_head', 'codeinjection_foot'].filter((name) => said(post[name]) !== '');
  const isPage = post['type'] === 'page' || post['page'] === 1 || post['page'] === true;
  return {
    ...newEntry(),
    from: 'html',
    id: said(post['id']),
    kind: isPage ? 'page' : 'post',
    title: readableText(said(post['title']), losses),
    link: said(post['slug']) && `/${said(post['slug'])}/`,
    slug: said(post['slug']),
    status: said(post['status']),
    visibility: said(post['visibility']),
    day: dayOfMoment(said(post['published_at'])) ?? '',
    html,
    excerpt: escaped(readableText(said(post['custom_excerpt']), losses)),
    author: names[0] ?? '',
    categories: shown.flatMap(({ slug, name }) => [said(slug), said(name)]),
    tags: shown.map(({ name }) => said(name)),
    picture: ownAddress(said(post['feature_image'])),
    pictureAlt: said(meta['feature_image_alt']),
    losses: [
      ...losses,
      ...Object.keys(meta)
        .filter((name) => !plainColumns.has(name) && isSaid(meta[name]))
        .map((what): Loss => ({ kind: 'field', what })),
      ...names.slice(1).map((name): Loss => ({ kind: 'author', what: `${name}, who wrote it too` })),
      ...tags
        .filter((tag) => !shown.includes(tag))
        .map(({ name }): Loss => ({ kind: 'tag', what: said(name) })),
      ...inserted.map((what): Loss => ({ kind: 'markup', what })),
      ...(comments > 0 ? [{ kind: 'comment', what: 'comments', count: comments } as const] : []),
    ],
  };
}

/** Tables whose rows are read, or belong to what is read. */
const known = new Set(
  'posts tags posts_tags posts_authors posts_meta users comments roles roles_users'.split(' '),
);

/**
 * Yields the posts and pages of an export, and returns how it ended. Other data ends at once.
 * @throws Problem payload_too_large for a file with more bytes or posts than are read
 * @where How is an export of Ghost read?
 */
export async function* readGhost(source: AsyncIterable<Uint8Array>): AsyncGenerator<WxrEntry, WxrEnd> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of source) {
    if ((bytes += part.length) > maxBytes)
      throw new Problem('payload_too_large', { message: 'An export of Ghost may have 64 MB.' });
    parts.push(part);
  }
  const { text, guessed } = guessedText(Buffer.concat(parts));
  const tables = tablesIn(text);
  if (!tables) return { isExport: false, whole: false, reason: 'This is no export of Ghost.', losses: [] };
  const posts = rowsOf(tables, 'posts');
  if (posts.length > maxNodes)
    throw new Problem('payload_too_large', { message: `The file has more than ${maxNodes} entries.` });
  const tags = joined(tables, 'posts_tags', 'tag_id', 'tags');
  const authors = joined(tables, 'posts_authors', 'author_id', 'users');
  const users = new Map(rowsOf(tables, 'users').map((row) => [said(row['id']), row]));
  const comments = Map.groupBy(rowsOf(tables, 'comments'), (row) => said(row['post_id']));
  const metas = new Map(rowsOf(tables, 'posts_meta').map((row) => [said(row['post_id']), row]));
  for (const post of posts) {
    const id = said(post['id']);
    const alone = users.get(said(post['author_id']));
    yield entryOf(post, {
      tags: tags.get(id) ?? [],
      authors: authors.get(id) ?? (alone ? [alone] : []),
      comments: comments.get(id)?.length ?? 0,
      meta: metas.get(id) ?? {},
    });
  }
  const others = Object.keys(tables).filter((name) => !known.has(name) && rowsOf(tables, name).length > 0);
  return {
    isExport: true,
    whole: true,
    reason: null,
    losses: [
      ...others.map((name): Loss => ({
        kind: 'entry',
        what: name.slice(0, 60),
        count: rowsOf(tables, name).length,
      })),
      ...(guessed > 0 ? [{ kind: 'encoding', what: 'bytes', count: guessed } as const] : []),
    ],
  };
}
