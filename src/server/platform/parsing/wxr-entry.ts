/** One `<item>`: a post, a page or a picture. */
export type WxrEntry = {
  id: string;
  kind: string;
  title: string;
  /** The address at the source. */
  link: string;
  slug: string;
  status: string;
  /** A password was needed to read it. */
  hasPassword: boolean;
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  html: string;
  excerpt: string;
  author: string;
  /** Names and readable names of its categories. */
  categories: string[];
  /** For a picture: the address of its file. */
  attachmentUrl: string;
  /** For the source site, as the file says before its entries. */
  siteUrl: string;
  meta: Readonly<Record<string, readonly string[]>>;
};

/** Returns an empty entry. */
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
