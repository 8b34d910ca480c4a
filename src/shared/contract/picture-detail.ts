import { z } from 'zod';

/** A picture for rendering: the largest file, and the same in better formats and other widths. */
export const PictureDetail = z
  .object({
    src: z.string().describe('Path on this host that every browser can show'),
    width: z.number().int(),
    height: z.number().int(),
    alt: z.string(),
    blur: z.string().nullable().describe('A tiny data: image to show until the picture is there'),
    sources: z.array(z.object({ type: z.string(), srcset: z.string() })).describe('Best format first'),
  })
  .meta({ id: 'PictureDetail' });
export type PictureDetail = z.infer<typeof PictureDetail>;
