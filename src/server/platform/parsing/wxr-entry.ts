/** One `<item>`: a post, a page or a picture. */
export type WxrEntry = {
  id: string;
  kind: string;
  title: string;
  /** The address that it had. */
  link: string;
  slug: string;
  status: string;
  /** Only those who know a word could read it. */
  hasPassword: boolean;
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  html: string;
  excerpt: string;
  author: string;
  /** Names and readable names of its categories. */
  categories: string[];
  /** Of a picture: where its file is. */
  attachmentUrl: string;
  /** Of the site that it comes from, as the file says before its entries. */
  siteUrl: string;
  meta: Readonly<Record<string, readonly string[]>>;
};

/** Returns one of which nothing is known yet. */
export const newEntry = (): WxrEntry & { meta: Record<string, string[]> } => ({
  id: '',
  kind: '',
  title: '',
  link: '',
  slug: '',
  status: '',
  hasPassword: false,
  day: '',
  html: '',
  excerpt: '',
  author: '',
  categories: [],
  attachmentUrl: '',
  siteUrl: '',
  meta: {},
});
