import { z } from 'zod';
import { PictureDetail } from './picture-detail.ts';

/** A picture with the point that must stay visible when it is cropped. */
export const FocusedPicture = PictureDetail.extend({
  focusX: z.number().int().optional().describe('Percent from the left; absent: the middle'),
  focusY: z.number().int().optional().describe('Percent from the top; absent: the middle'),
}).meta({ id: 'FocusedPicture' });
export type FocusedPicture = z.infer<typeof FocusedPicture>;
