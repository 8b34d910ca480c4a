/** @file What was done to accounts, in the log: which call and whose account, never an address or a secret. Refusals are logged where they are answered. */
import type { Call } from '#platform/call.ts';

type Handle = (input: never, call: Call) => Promise<unknown>;

/** Reading changes nothing that anybody would look for afterwards. */
const reads = new Set(['accountGet', 'sessionList', 'passkeyList', 'teamList', 'vendorPasskeyQuestion']);

/** The same handlers, each of which says in the log when it has done its work. */
export function recorded<T extends Readonly<Record<string, Handle>>>(handlers: T): T {
  const entries = Object.entries(handlers).map(([event, handle]): [string, Handle] => [
    event,
    async (input, call) => {
      const reply = await handle(input, call);
      if (!reads.has(event)) call.log.info({ event, accountId: call.session?.accountId }, 'account');
      return reply;
    },
  ]);
  return Object.fromEntries(entries) as T;
}
