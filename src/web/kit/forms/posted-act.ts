/** @file The act that a posted form requests, in a field of its own, so that a post without it does nothing. */
import { ApiError } from '#contract/api-error.ts';
import { t } from '#words/t.ts';
import type { Values } from './form-call.ts';

/** The refusal of a post that names no act of its page: nothing was changed. */
export const unknownAct = (): ApiError =>
  new ApiError(400, {
    message: t('We could not tell what was pressed, so nothing was changed. Please press it again.'),
    code: 'bad_request',
  });

/** Returns the act that `field` names. Throws `unknownAct` where it names none of `acts`. */
export function postedAct<Act extends string>(values: Values, field: string, acts: readonly Act[]): Act {
  const act = acts.find((one) => one === values[field]);
  if (act === undefined) throw unknownAct();
  return act;
}
