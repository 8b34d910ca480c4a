/** @file Field kinds of content. Form, validation, comparison, import and export are made from them. */

/** Properties of every field. */
type Common = {
  readonly label: string;
  /** One sentence below the label. */
  readonly hint?: string;
  /** Required for publication. A draft may lack it. */
  readonly required?: true;
  /** The same in every language although it is text: a number, an e-mail address. */
  readonly shared?: true;
};

/** Text on one line, or a few lines without markup. `max` counts UTF-16 units. */
type Line = Common & { readonly kind: 'line'; readonly max: number };
type Text = Common & { readonly kind: 'text'; readonly max: number };
type Markdown = Common & { readonly kind: 'markdown'; readonly max: number };
/** One or several values of a closed list: stored value and label. */
type Choice = Common & {
  readonly kind: 'choice';
  readonly options: Readonly<Record<string, string>>;
  /** Items of this type are further values, by their keys. */
  readonly more?: 'blogcategory';
};
type Choices = Common & { readonly kind: 'choices'; readonly options: Readonly<Record<string, string>> };
/** A day as `YYYY-MM-DD`, a moment as ISO 8601 in UTC; displayed and entered in Delhi time. */
type Day = Common & {
  readonly kind: 'day';
  /** The value of a new item: the day on which it is begun. */
  readonly begins?: 'today';
};
type Moment = Common & { readonly kind: 'moment' };
type Whole = Common & {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly unit?: string;
};
/** A path of this site, or an https address. */
type Link = Common & { readonly kind: 'link' };
/** A picture: `/picture/<id>` of the library, or `/art/<name>` of the drawn ones. */
type Picture = Common & { readonly kind: 'picture' };
/** Degrees, WGS 84: `{ lat, lng }`. */
type Place = Common & { readonly kind: 'place' };
/** Other items, by the last parts of their addresses. */
type References = Common & {
  readonly kind: 'references';
  readonly of: 'author' | 'post';
  readonly itemsMax: number;
};
/** Several lines, each `max` long. */
type Lines = Common & { readonly kind: 'lines'; readonly max: number; readonly itemsMax: number };
/** An ordered list of entries with the same fields. */
type List = Common & {
  readonly kind: 'list';
  readonly item: string;
  /** The field that identifies an entry, to match its translations. */
  readonly key: string;
  readonly itemsMax: number;
  readonly fields: Fields;
};

export type Field =
  | Line
  | Text
  | Markdown
  | Choice
  | Choices
  | Day
  | Moment
  | Whole
  | Link
  | Picture
  | Place
  | References
  | Lines
  | List;
/** The fields of something by their names, in the order of the form. */
export type Fields = { readonly [name: string]: Field };

/** A field's value. An empty field is absent, never an empty string. */
export type ContentValue =
  | string
  | number
  | boolean
  | null
  | readonly ContentValue[]
  | { readonly [name: string]: ContentValue };
/** Written content: values by the names of the fields. */
export type ContentData = Readonly<Record<string, ContentValue>>;

/** Returns the text of a field; empty when it is absent. */
export function textIn(data: ContentData, name: string): string {
  const value = data[name];
  return typeof value === 'string' ? value : '';
}
