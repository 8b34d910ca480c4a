/** @file One entry of an export of another system: a post, a page or a picture. */
import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import type { Loss } from '#contract/desk/content/import-losses.ts';

export type WxrEntry = {
  /** How its text is read. */
  from: 'wordpress' | 'html';
  id: string;
  kind: string;
  title: string;
  /** The address at the source. */
  link: string;
  slug: string;
  status: string;
  /** A password was needed to read it. */
  hasPassword: boolean;
  /** Who may read it, where the source says so. */
  visibility: string;
  /** The address of its own picture, where the source names it beside the text. */
  picture: string;
  /** The words for it. */
  pictureAlt: string;
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  html: string;
  excerpt: string;
  /** The name as readers saw it. */
  author: string;
  /** Pairs: the name of each category in addresses, and its readable name. */
  categories: string[];
  /** Readable names of its tags. */
  tags: string[];
  /** For a picture: the address of its file, and the id of the entry that it was added to. */
  attachmentUrl: string;
  parent: string;
  /** For the source site, as the file says before its entries. */
  siteUrl: string;
  meta: Readonly<Record<string, readonly string[]>>;
  /** What of it cannot come across, as far as the file alone says. */
  losses: Loss[];
};

/** Returns an empty entry. */
export const newEntry = (): WxrEntry & { meta: Record<string, string[]> } => ({
  from: 'wordpress',
  id: '',
  kind: '',
  title: '',
  link: '',
  slug: '',
  status: '',
  hasPassword: false,
  visibility: '',
  picture: '',
  pictureAlt: '',
  day: '',
  html: '',
  excerpt: '',
  author: '',
  categories: [],
  tags: [],
  attachmentUrl: '',
  parent: '',
  siteUrl: '',
  meta: {},
  losses: [],
});

/** A longer title or name is cut before it is read. */
const maxName = 2000;
type TreeNode = DefaultTreeAdapterMap['node'];
const textOf = (node: TreeNode): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** Returns a name that was written as HTML, its characters read once: `Food &amp; Drinks` is `Food & Drinks`. */
export const plainName = (html: string): string =>
  /[&<]/.test(html) ? textOf(parseFragment(html.slice(0, maxName))).trim() : html.trim();
