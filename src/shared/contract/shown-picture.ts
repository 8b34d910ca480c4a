import { z } from 'zod';
import { PictureDetail } from './picture-detail.ts';

/** A picture of the library in a field, such as that of a post. */
export const ShownPicture = PictureDetail.extend({
  focusX: z.number().int().describe('What must stay in sight when it is cut, in percent from the left'),
  focusY: z.number().int().describe('The same from the top'),
}).meta({ id: 'ShownPicture' });
export type ShownPicture = z.infer<typeof ShownPicture>;
