import { z } from 'zod';
import { api } from '#facts/api.ts';
import { FocusedPicture } from './focused-picture.ts';
import { endpoint } from './kit.ts';
import { foreignLang } from './lang.ts';
import { cardNames, type OverviewName } from '#domain/pages/service-cards.ts';

const page = z.enum(Object.keys(cardNames) as [OverviewName, ...OverviewName[]]);

/** Text and picture of a service card, edited by the staff; its name, address and form are fixed. */
export const ServiceCardWords = z
  .object({
    id: z.string().describe('The id of the card, such as `venue`'),
    sentence: z.string().nullable(),
    picture: FocusedPicture.nullable(),
  })
  .meta({ id: 'ServiceCardWords' });
export type ServiceCardWords = z.infer<typeof ServiceCardWords>;

/** A past project. */
export const Project = z
  .object({
    id: z.string(),
    city: z.string(),
    title: z.string(),
    href: z.string().describe('A page of ours, or an https address'),
    picture: FocusedPicture,
    lang: foreignLang,
  })
  .meta({ id: 'Project' });
export type Project = z.infer<typeof Project>;

export const overviewEndpoints = {
  serviceCardList: endpoint({
    route: api.serviceCardList,
    summary: 'Sentence and picture of each service card of an overview page',
    auth: 'anyone',
    params: z.object({ page }),
    reply: [200, z.array(ServiceCardWords)],
    tags: ['cards:{page}'],
  }),
  projectList: endpoint({
    route: api.projectList,
    summary: 'The previous projects of an overview page, in the order the staff gave them',
    auth: 'anyone',
    params: z.object({ page }),
    reply: [200, z.array(Project)],
    tags: ['projects:{page}'],
  }),
};
