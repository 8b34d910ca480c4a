import { afterEach, expect, it, vi } from 'vitest';
import { isApiError } from '#contract/api-error.ts';
import { api, whenSignInIsNeeded } from './api.ts';

const over = () => Response.json({ code: 'unauthorized', message: 'Please sign in.' }, { status: 401 });
afterEach(() => vi.unstubAllGlobals());

/** An ended session, with the sign-in dialog and its result. */
function ended() {
  let signedIn = false;
  vi.stubGlobal('fetch', () =>
    Promise.resolve(signedIn ? Response.json(['Booked elsewhere'], { status: 200 }) : over()),
  );
  const asked: ((done: boolean) => void)[] = [];
  const stop = whenSignInIsNeeded(() => new Promise((resolve) => asked.push(resolve)));
  const end = (at: number, done: boolean) => {
    signedIn = done;
    asked[at]!(done);
  };
  return { asked, end, stop };
}

it('asks once for a sign-in, however many calls find that the session has ended, and makes them all again', async () => {
  const { asked, end, stop } = ended();
  const calls = [api.staffCloseReasonList(), api.staffCloseReasonList(), api.staffCloseReasonList()];
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  end(0, true);
  expect(await Promise.all(calls)).toEqual(calls.map(() => ['Booked elsewhere']));
  expect(asked).toHaveLength(1);
  stop();
});

it('fails every call that waits when nobody signs in, and asks the next one anew', async () => {
  const { asked, end, stop } = ended();
  const calls = [api.staffCloseReasonList(), api.staffCloseReasonList()];
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  end(0, false);
  for (const one of await Promise.allSettled(calls)) {
    expect(one.status).toBe('rejected');
    expect(one.status === 'rejected' && isApiError(one.reason) && one.reason.status).toBe(401);
  }
  const next = api.staffCloseReasonList();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  end(1, true);
  expect(await next).toEqual(['Booked elsewhere']);
  stop();
});
