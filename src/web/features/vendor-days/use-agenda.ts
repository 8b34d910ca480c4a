import { useCallback } from 'react';
import type { Agenda } from '#contract/workshop-enquiries.ts';
import { checked } from '#contract/reply.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { isWhole } from '#kit/api/shape-reply.ts';
import { useAnswer } from '#kit/api/use-answer.ts';

const isAgenda = isWhole<Agenda>('Agenda');

/** Loads the bookings and requests of the signed-in vendor by day; none while they load or fail, which `failure` says. */
export function useAgenda(): { agenda: Agenda['entries']; failure: string | null } {
  const read = useCallback(
    () =>
      checked(
        isAgenda,
        signed((options) => api.workshopAgenda({}, options)),
      ),
    [],
  );
  const { value, failure } = useAnswer(read);
  return { agenda: value?.entries ?? [], failure };
}
