/** @file Calendars at addresses that end in a secret: private, and the same answer for every secret that opens none. */
import type { FastifyInstance } from 'fastify';
import { t } from '#words/t.ts';
import { Problem } from '#platform/problem.ts';

/** Returns the calendar of a secret; null, or a Problem not_found, for an unknown one. */
type CalendarOf = (secret: string) => Promise<string | null>;

const orNull = (error: unknown): null => {
  if (error instanceof Problem && error.code === 'not_found') return null;
  throw error;
};

/** Serves each calendar as `<secret>.ics` at its pattern, which ends in `/:file`. */
export function calendarRoutes(app: FastifyInstance, calendars: Readonly<Record<string, CalendarOf>>): void {
  for (const [pattern, calendarOf] of Object.entries(calendars))
    app.get<{ Params: { file: string } }>(pattern, async ({ params }, reply) => {
      const secret = /^([\w-]{43})\.ics$/.exec(params.file)?.[1];
      const calendar = secret ? await calendarOf(secret).catch(orNull) : null;
      void reply
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer');
      return calendar === null
        ? reply
            .code(404)
            .type('text/plain; charset=utf-8')
            .send(`${t('There is no such calendar.')}\n`)
        : reply.type('text/calendar; charset=utf-8').send(calendar);
    });
}
