/** @file The desk's client of the staff's calls: replies are checked against the contract before use. */
import { staffApi, type StaffEndpointName } from '#facts/staff-api.ts';
import { ApiError, isApiError } from '#contract/api-error.ts';
import { staffEndpoints, type StaffEndpoints } from '#contract/desk/endpoints.ts';
import { fillPath, parseRoute, type CallInput, type Endpoint, type Reply } from '#contract/kit.ts';

const timeoutMs = 15_000;

type LooseInput = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Under it the server does an act once, however often its request arrives. */
  key?: string;
};

async function send(name: StaffEndpointName, { params, query, body, key }: LooseInput): Promise<unknown> {
  const { method, path } = parseRoute(staffApi[name]);
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  const response = await fetch(fillPath(path, params) + search, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new ApiError(0);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const [status, schema] = (staffEndpoints[name] as Endpoint).reply;
  if (response.status !== status) throw new ApiError(response.status, answer);
  const read = schema.safeParse(answer);
  if (!read.success) throw new ApiError(response.status, { code: 'unreadable' });
  return read.data;
}

/** The reason for a new sign-in before a call. */
export type SignInReason = 'ended' | 'proof';
type AskToSignIn = (reason: SignInReason) => Promise<boolean>;
let askToSignIn: AskToSignIn | null = null;
/** The open sign-in dialog: several calls of a page wait for the same one. */
let asking: Promise<boolean> | null = null;
const askOnce = (reason: SignInReason): Promise<boolean> =>
  (asking ??= (askToSignIn?.(reason) ?? Promise.resolve(false)).finally(() => {
    asking = null;
  }));

/** Sets the dialog for a new sign-in in place. Returns the function that removes it. */
export function whenSignInIsNeeded(ask: AskToSignIn): () => void {
  askToSignIn = ask;
  return () => {
    if (askToSignIn === ask) askToSignIn = null;
  };
}

function reasonOf(name: StaffEndpointName, error: unknown): SignInReason | null {
  if (!isApiError(error)) return null;
  if (error.code === 'proof_required') return 'proof';
  const over = error.code === 'unauthorized' && name !== 'staffSession';
  return over ? 'ended' : null;
}

/** Makes a call; when the session has ended or a fresh proof is required, asks for it in place and repeats the call. */
export async function signedInAgain<T>(name: StaffEndpointName, make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    const reason = reasonOf(name, error);
    if (!reason || !(await askOnce(reason))) throw error;
    return make();
  }
}

type StaffCall<E extends StaffEndpoints[StaffEndpointName]> = keyof CallInput<E> extends never
  ? () => Promise<Reply<E>>
  : (input: CallInput<E> & { key?: string }) => Promise<Reply<E>>;

/** Every call of the staff as a function. */
export type StaffCalls = { [Name in StaffEndpointName]: StaffCall<StaffEndpoints[Name]> };
const callsBy = (make: (name: StaffEndpointName, input: LooseInput) => Promise<unknown>) =>
  Object.fromEntries(
    Object.keys(staffApi).map((name) => [
      name,
      (input: LooseInput = {}) => make(name as StaffEndpointName, input),
    ]),
  ) as unknown as StaffCalls;

/** Every call of the staff as a function. Rejects with `ApiError` alone. */
export const api = callsBy((name, input) => signedInAgain(name, () => send(name, input)));
/** The same for background calls: they open no sign-in dialog while somebody types. */
export const quietApi = callsBy(send);
/** Opens a sign-in over the current page. Resolves to whether it succeeded. */
export const signInAgain = (): Promise<boolean> => askOnce('ended');
