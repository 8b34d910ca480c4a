import { z } from 'zod';
import { PictureDetail } from './vendors.ts';

/** A picture with the point of it that must stay in sight when it is cut. */
export const FocusedPicture = PictureDetail.extend({
  focusX: z.number().int().describe('Percent from the left'),
  focusY: z.number().int().describe('Percent from the top'),
}).meta({ id: 'FocusedPicture' });
export type FocusedPicture = z.infer<typeof FocusedPicture>;
