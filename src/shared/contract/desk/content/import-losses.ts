/** @file What of an imported file does not come across, or comes in another form: the kinds, each with its words at the desk. */
import { z } from 'zod';

/** The kinds of losses, in the order in which the desk shows them. */
export const lossKinds = {
  entry: 'Entries that are left out',
  file: 'Files of other kinds',
  members: 'Parts that only some readers saw: the post is a draft',
  comment: 'Comments',
  author: 'Authors',
  tag: 'Tags and terms',
  embed: 'Embedded content, now a link',
  block: 'Blocks that the old site filled by itself, left out',
  shortcode: 'Shortcodes, left as they were written',
  field: 'Fields that nothing of ours has',
  attachment: 'Pictures and files that no text shows',
  picture: 'Pictures that are not in the file',
  link: 'Links that still lead to the old site',
  markup: 'Scripts, forms and drawings in texts',
  remark: 'Remarks and code of templates, left out',
  text: 'Texts that were cut',
  character: 'Characters that cannot be read',
  entity: 'Names of characters that nobody knows',
  encoding: 'Bytes that are not UTF-8, read as Windows-1252',
  damage: 'Damaged places of the file',
} as const;
export type LossKind = keyof typeof lossKinds;
export const lossKindNames = Object.keys(lossKinds) as [LossKind, ...LossKind[]];

/** The maximum of places named for one kind; the count is of all. */
export const lossPlacesMax = 50;

/** One kind of loss: how often, and the first places. */
export const ImportLoss = z
  .object({
    kind: z.enum(lossKindNames),
    count: z.number().int(),
    places: z
      .array(z.string())
      .max(lossPlacesMax)
      .describe('Each: where it stood in the file, and what it was'),
  })
  .meta({ id: 'ImportLoss' });
export type ImportLoss = z.infer<typeof ImportLoss>;

/** A loss of one entry, as the readers find it. */
export type Loss = { kind: LossKind; what: string; count?: number };
