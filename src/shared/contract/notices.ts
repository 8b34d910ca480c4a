import { z } from 'zod';
import { api } from '#facts/api.ts';
import { endpoint } from './kit.ts';
import { foreignLang } from './lang.ts';

/** Pages on which a notice may appear, by name. */
export const noticePages = {
  home: 'Home',
  events: 'Events',
  construction: 'Construction',
  business: 'Business start-up',
} as const;
export type NoticePage = keyof typeof noticePages;

/** A temporary notice about Delhi, such as a stage of the air-quality plan. */
export const DelhiNotice = z
  .object({
    id: z.string(),
    text: z.string(),
    href: z.string().nullable().describe('A page of ours, or an https address'),
    linkLabel: z.string(),
    checkedOn: z.string().describe('The day on which it was checked, as YYYY-MM-DD'),
    lang: foreignLang,
  })
  .meta({ id: 'DelhiNotice' });
export type DelhiNotice = z.infer<typeof DelhiNotice>;

export const noticeEndpoints = {
  noticeList: endpoint({
    route: api.noticeList,
    summary: 'The Delhi notices of a page that hold today, in the order the staff gave them',
    auth: 'anyone',
    params: z.object({ page: z.enum(Object.keys(noticePages) as [NoticePage, ...NoticePage[]]) }),
    reply: [200, z.array(DelhiNotice)],
    // At midnight in Delhi a job drops expired notices.
    tags: ['notices:{page}'],
  }),
};
