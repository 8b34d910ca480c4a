import { z } from 'zod';
import { api } from '#facts/api.ts';
import { endpoint } from './kit.ts';
import { foreignLang } from './lang.ts';
import { weekdays } from '#domain/vendors/weekdays.ts';

/** A bookable crew member. `rating` is the fluency in a language, from 1 to 5. */
export const CrewMember = z
  .object({
    _id: z.string(),
    fullName: z.string(),
    age: z.number().int().describe('Years; everybody is an adult'),
    gender: z.string(),
    height: z.string(),
    highestQualification: z.string(),
    skills: z.array(z.string()).describe('What the person does at an event, such as `Guest welcome`'),
    days: z.array(z.enum(weekdays)).describe('Weekdays on which the person usually works'),
    languages: z.array(z.object({ language: z.string(), rating: z.number().int().min(1).max(5) })),
    hobbies: z.array(z.string()),
    picture: z.string().nullable().describe('A path on this host, or null'),
    focusX: z.number().int().optional().describe('What must stay in sight of it, in percent from the left'),
    focusY: z.number().int().optional().describe('The same from the top'),
    lang: foreignLang,
  })
  .meta({ id: 'CrewMember' });
export type CrewMember = z.infer<typeof CrewMember>;

export const crewEndpoints = {
  crewList: endpoint({
    route: api.crewList,
    summary: 'All crew members, in the order the staff gave them',
    auth: 'anyone',
    reply: [200, z.object({ data: z.array(CrewMember) })],
    tags: ['crew'],
  }),
};
