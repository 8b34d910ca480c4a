import { StartError } from '#platform/start-error.ts';

/** One call of the staff's API. */
export type StaffRequest = { method: 'GET' | 'POST' | 'PUT'; path: string; body?: object };

const usage = `npm run staff -- <what>   (where deploy/install was used: aangan staff <what>)
  markets                                         the markets and when their facts were checked
  market <id> <facts.json>                        change a market's facts
  complaints [flagged]                           what is due, the most urgent first
  complaint <ticket> acknowledged|disposed [note] move a complaint on; the person is told
  complaint <ticket> received                     release a flagged one
  enquiries [flagged]                            what is open, the newest first
  enquiry <reference> read|introduced|answered|booked|reopened  move an enquiry on
  enquiry <reference> closed <reason>             close it
  enquiry <reference> received                    release a flagged one
  enquiry <reference> discarded|restored          close a flagged one as spam, or bring it back
  people                                          who may enter the desk, and when they were last there
  invite <name> <email> owner|manager|editor|reader  a link for the desk, by mail and here
  log                                             what was read and changed, by whom and when

STAFF_NAME says who you are; without it the name of your login on this machine does.`;

const list = (path: string, kind: string | undefined): StaffRequest => ({
  method: 'GET',
  path: kind === 'flagged' ? `${path}?flagged=1` : path,
});

function factsOf(file: string, read: (file: string) => string): object {
  try {
    const facts: unknown = JSON.parse(read(file));
    if (typeof facts === 'object' && facts !== null) return facts;
  } catch (error) {
    throw new StartError(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
  throw new StartError(`${file} holds no facts: it must be an object.`);
}

/** Returns the call for the words of a command. Throws StartError with the usage for an unknown command. */
export function staffRequest(words: readonly string[], read: (file: string) => string): StaffRequest {
  const [what, id = '', second, ...rest] = words;
  const at = (path: string) => `/api/staff/${path}/${encodeURIComponent(id)}`;
  const note = rest.join(' ');
  if (what === 'markets') return { method: 'GET', path: '/api/markets' };
  if (what === 'complaints') return list('/api/staff/grievances', id);
  if (what === 'enquiries') return list('/api/staff/enquiries', id);
  if (what === 'log') return { method: 'GET', path: '/api/staff/log' };
  if (what === 'people') return { method: 'GET', path: '/api/staff/people' };
  if (what === 'invite' && id && second)
    return { method: 'POST', path: '/api/staff/people', body: { name: id, email: second, role: rest[0] } };
  if (!id || !second) throw new StartError(usage);
  if (what === 'market') return { method: 'PUT', path: at('markets'), body: factsOf(second, read) };
  if (what === 'complaint')
    return { method: 'PUT', path: at('grievances'), body: { status: second, ...(note && { note }) } };
  if (what === 'enquiry')
    return { method: 'PUT', path: at('enquiries'), body: { status: second, ...(note && { reason: note }) } };
  throw new StartError(usage);
}
