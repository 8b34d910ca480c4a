import { z } from 'zod';
import { api } from '#facts/api.ts';
import { endpoint } from './kit.ts';
import { PictureDetail } from './picture-detail.ts';

/** A name in the scrolling strip of the home page. */
export const Brand = z
  .object({ id: z.string(), logo: PictureDetail.describe('Its `alt` is the name') })
  .meta({ id: 'Brand' });
export type Brand = z.infer<typeof Brand>;

export const brandEndpoints = {
  brandList: endpoint({
    route: api.brandList,
    summary: 'The logos of the home page, in the order the staff gave them',
    auth: 'anyone',
    reply: [200, z.array(Brand)],
    tags: ['brands'],
  }),
};
