/** @file The numbers of posts: views and enquiries, counted without naming anybody. */
import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import { recentDays } from '#facts/post-numbers.ts';
import { endpoint } from '../../kit.ts';
import { contentLimits } from './content-item.ts';

const counted = z.object({
  all: z.number().int(),
  recent: z.number().int().describe(`In the last ${recentDays} days in Delhi, with today`),
});

/** What a post has brought. */
export const PostNumbers = z
  .object({
    id: z.uuid().describe('Of the item'),
    views: counted.describe(
      'Openings of its page in any language, by browsers that name themselves no robot',
    ),
    enquiries: counted.describe(
      'That began on it, as far as they are still kept; without spam and without those that were merged or withdrawn',
    ),
  })
  .meta({ id: 'PostNumbers' });
export type PostNumbers = z.infer<typeof PostNumbers>;

export const postNumberEndpoints = {
  staffPostNumbers: endpoint({
    route: staffApi.staffPostNumbers,
    summary: 'Views of posts, and the enquiries that began on them',
    auth: 'staff',
    query: z.object({
      ids: z
        .string()
        .max(contentLimits.page * (maxLength.id + 1))
        .transform((ids) => ids.split(','))
        .pipe(z.array(z.uuid('ids are ids of posts, with commas between.')).max(contentLimits.page))
        .describe('Ids of posts, with commas between'),
    }),
    reply: [200, z.array(PostNumbers).max(contentLimits.page)],
  }),
};
