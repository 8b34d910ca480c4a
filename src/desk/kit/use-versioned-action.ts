import { isApiError } from '#contract/api-error.ts';
import { useAction } from './use-action.ts';

/**
 * As `useAction`, for what may have changed meanwhile: what is shown is read anew after each act, and after one that was refused
 * because somebody else was first.
 */
export function useVersionedAction(again: () => Promise<void>) {
  const { run, ...state } = useAction();
  const work = (act: () => Promise<unknown>): Promise<boolean> =>
    run(async () => {
      try {
        await act();
      } catch (error) {
        if (isApiError(error) && error.code === 'conflict') await again();
        throw error;
      }
      await again();
    });
  // What is wrong with a field is said at the field.
  const failure = Object.keys(state.fieldErrors).length > 0 ? null : state.failure;
  return { ...state, failure, work };
}
