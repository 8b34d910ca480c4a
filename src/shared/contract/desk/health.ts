/** @file The health of the site: its parts, each with its state and, where it is not good, the next step. */
import { z } from 'zod';
import { staffApi } from '#facts/staff-api.ts';
import { connections, visitMeasures, type VisitMeasure } from '#facts/visit-measures.ts';
import { endpoint } from '#contract/kit.ts';
import { open } from './masking.ts';

/** The parts in their order on the page, with their names at the desk. */
export const healthParts = {
  release: 'Release',
  database: 'Database',
  disk: 'Disk',
  mail: 'Mail',
  jobs: 'Background jobs',
  backup: 'Backup',
  certificate: 'Certificate',
  errors: 'Pages and scripts',
  speed: 'Speed for visitors',
  settings: 'Settings',
} as const;
export type HealthPart = keyof typeof healthParts;

/** `watch`: it works, and somebody should look at it. `bad`: something is lost or refused, or soon will be. */
export const healthStates = ['good', 'watch', 'bad'] as const;
export type HealthState = (typeof healthStates)[number];

export const HealthCheck = z
  .object({
    part: z.enum(Object.keys(healthParts) as [HealthPart, ...HealthPart[]]),
    state: z.enum(healthStates),
    says: open(z.string()).describe('The state in a sentence'),
    at: z.iso
      .datetime()
      .nullable()
      .describe('The begin of the process that answers, the last backup, or the end of the certificate'),
    act: open(z.string()).nullable().describe('The next step, where the state is not good'),
  })
  .meta({ id: 'HealthCheck' });
export type HealthCheck = z.infer<typeof HealthCheck>;

const within = (name: VisitMeasure) => z.number().int().max(visitMeasures[name].bounds.at(-1)!).nullable();

export const MeasuredPage = z
  .object({
    page: open(z.string()).describe('The page, by its name'),
    connection: z.enum(connections),
    visits: z.number().int(),
    lcp: within('lcp').describe('Milliseconds within which three visits in four showed their largest part'),
    inp: within('inp').describe('Milliseconds within which three in four were answered at every touch'),
    cls: within('cls').describe('Thousandths within which the layout of three in four shifted'),
  })
  .meta({ id: 'MeasuredPage' });
export type MeasuredPage = z.infer<typeof MeasuredPage>;

export const Health = z
  .object({
    at: z.iso.datetime(),
    checks: z.array(HealthCheck),
    pages: z.array(MeasuredPage).describe('The most visited pages of the last seven days, by connection'),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof Health>;

export const healthEndpoints = {
  staffHealth: endpoint({
    route: staffApi.staffHealth,
    summary:
      'The health of the site: release, database, disk, mails, jobs, backup, certificate, settings, failures, and the speed that visitors had. Backup and certificate may be five minutes old',
    auth: 'staff',
    reply: [200, Health],
  }),
};
