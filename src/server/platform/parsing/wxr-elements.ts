/** @file The elements of a WordPress export, versions 1.0 to 1.2, gathered into entries. */
import type { Loss, LossKind } from '#contract/desk/content/import-losses.ts';
import { readableText } from '../content/readable-text.ts';
import { newEntry, plainName, type WxrEntry } from './wxr-entry.ts';

/** Characters of one element; a longer one is cut, and no post of a person reaches it. */
const maxText = 2_000_000;
const maxMeta = 200;
const maxCategories = 200;
const maxAuthors = 5000;
/** Kinds of faults named at one entry. */
const maxFaults = 50;

const simple: Readonly<Record<string, keyof WxrEntry>> = {
  title: 'title',
  link: 'link',
  'dc:creator': 'author',
  'content:encoded': 'html',
  'excerpt:encoded': 'excerpt',
  'wp:post_id': 'id',
  'wp:post_type': 'kind',
  'wp:post_name': 'slug',
  'wp:status': 'status',
  'wp:post_date': 'day',
  'wp:post_parent': 'parent',
  'wp:attachment_url': 'attachmentUrl',
};
/** The custom fields that are read. */
const metaNames = new Set(['_wp_attachment_image_alt', '_thumbnail_id', '_wp_old_slug']);

/** Creates the collector of one file: it is told of each element, and returns finished entries. */
export function wxrEntries() {
  const done: WxrEntry[] = [];
  const authors = new Map<string, string>();
  const path: string[] = [];
  let entry: ReturnType<typeof newEntry> | null = null;
  let text = '';
  let entityFaults = 0;
  let metaKey = '';
  let metaCount = 0;
  let count = 0;
  let siteUrl = '';
  let login = '';
  let isExport = false;
  let faults = new Map<string, { kind: LossKind; what: string; count: number }>();

  function lose(kind: LossKind, what: string, times = 1): void {
    const known = faults.get(`${kind} ${what}`);
    if (known) known.count += times;
    else if (faults.size < maxFaults) faults.set(`${kind} ${what}`, { kind, what, count: times });
  }
  /** Names each entity of an element's text that the parser did not know; HTML knows more of them than XML. */
  function nameEntities(): void {
    if (entityFaults === 0) return;
    entityFaults = 0;
    for (const [whole] of text.matchAll(/&[a-z][a-z0-9]{1,31};/gi))
      if (plainName(whole) === whole) lose('entity', whole);
  }
  function category(entryNow: WxrEntry, attributes: Readonly<Record<string, string>>, value: string): void {
    const domain = attributes['domain'] ?? 'category';
    const name = plainName(value);
    const isTag = domain === 'post_tag' || domain === 'tag';
    if (domain === 'post_format' || domain === 'nav_menu') return;
    if (domain !== 'category' && !isTag) return lose('tag', `${domain}: ${name}`.slice(0, 100));
    if (isTag) {
      if (entryNow.tags.length < maxCategories && name && !entryNow.tags.includes(name))
        entryNow.tags.push(name);
    } else if (entryNow.categories.length < maxCategories) {
      const slug = attributes['nicename'] || name;
      if (slug) entryNow.categories.push(slug, name || slug);
    }
  }
  function channel(name: string, value: string): void {
    if (name === 'wp:base_blog_url' || (name === 'wp:base_site_url' && siteUrl === '')) siteUrl = value;
    else if (name === 'wp:author_login') login = value;
    else if (name === 'wp:author_display_name' && authors.size < maxAuthors)
      authors.set(login, plainName(value));
  }
  function finish(entryNow: WxrEntry): void {
    // A creator is a login; the list of authors has the names that readers saw.
    const author = authors.get(entryNow.author) ?? '';
    if (author === '' && entryNow.author !== '') lose('author', 'a login without a name');
    if (entryNow.kind !== '')
      done.push({
        ...entryNow,
        siteUrl,
        title: plainName(entryNow.title),
        author,
        day: /^\d{4}-\d{2}-\d{2}/.exec(entryNow.day)?.[0] ?? '',
        losses: [...faults.values()],
      });
    faults = new Map();
    entry = null;
  }

  return {
    open(name: string): void {
      path.push(name);
      text = '';
      if (name === 'item') {
        count += 1;
        entry = newEntry();
        metaCount = 0;
      }
      if (name === 'wp:wxr_version') isExport = true;
    },
    text(part: string): void {
      const lost: Loss[] = [];
      const readable = readableText(part, lost);
      for (const { kind, what, count } of lost) lose(kind, what, count);
      if (text.length + readable.length > maxText && text.length < maxText) lose('text', path.at(-1) ?? '');
      if (text.length < maxText) text += readable.slice(0, maxText - text.length);
    },
    close(name: string, attributes: Readonly<Record<string, string>>): void {
      path.pop();
      nameEntities();
      const value = text.trim();
      text = '';
      const parent = path.at(-1);
      if (!entry) channel(name, value);
      else if (name === 'item') finish(entry);
      else if (parent === 'item' && name === 'category') category(entry, attributes, value);
      else if (parent === 'item' && name === 'wp:comment') lose('comment', 'comments');
      else if (parent === 'item' && name === 'wp:post_password') entry.hasPassword = value !== '';
      else if (parent === 'item' && Object.hasOwn(simple, name))
        Object.assign(entry, { [simple[name]!]: value });
      else if (parent === 'wp:postmeta' && name === 'wp:meta_key') {
        metaKey = value;
        // A name that begins with an underscore belongs to the system.
        if (value && !value.startsWith('_')) lose('field', value.slice(0, 100));
      } else if (
        parent === 'wp:postmeta' &&
        name === 'wp:meta_value' &&
        metaNames.has(metaKey) &&
        ++metaCount <= maxMeta
      )
        (entry.meta[metaKey] ??= []).push(value.slice(0, 2000));
    },
    fault(message: string): void {
      if (/undefined entity/.test(message)) entityFaults += 1;
      // Each such character is named when its text arrives.
      else if (!/disallowed character\.?$/.test(message))
        lose('damage', message.replace(/^[\d:]*\s*/, '').slice(0, 100));
    },
    guessed(bytes: number): void {
      if (bytes > 0) lose('encoding', 'bytes', bytes);
    },
    count: () => count,
    isExport: () => isExport,
    done: () => done.splice(0),
    rest: () => [...faults.values()],
  };
}
