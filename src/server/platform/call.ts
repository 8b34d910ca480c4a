/** @file The type of a handler, and its context beside the parsed input. */
import type { StaffRole } from '#facts/staff-access.ts';
import type { TeamRole } from '#facts/team.ts';
import type { Endpoint, HandlerInput, Reply } from '#contract/kit.ts';
import type { Log } from './log.ts';

/** A signed-in account of a vendor, identified by a bearer token. */
export type Session = {
  accountId: string;
  vendorId: string;
  tokenId: string;
  role: TeamRole;
  /** The name of a helper; null for the owner, who is the vendor. */
  name: string | null;
};

/** A vendor, and the person of its team who acts. */
export type VendorPerson = Pick<Session, 'vendorId' | 'name'>;

/** The staff caller: a member signed in at the desk, or a script with the installation's key. */
export type StaffCaller = {
  /** Null for a script. */
  memberId: string | null;
  sessionId: string | null;
  /** The name written to the record. */
  name: string;
  role: StaffRole;
  /** The end of the fresh proof that sensitive acts need; null for a script. */
  provenUntil: Date | null;
};

/** The desk's cookies, which only `/api/staff` receives. */
export type Cookies = {
  read(name: string): string | undefined;
  /** Sets the cookie, out of reach of scripts. */
  write(name: string, value: string, maxAgeSeconds: number): void;
  remove(name: string): void;
};

/** A lasting reply: server-sent events until either side ends it. */
export type EventStream = {
  send(message: unknown): void;
  end(): void;
  onClose(callback: () => void): void;
};

/**
 * Receives cache tags for the contents of a reply.
 * @where How does a reply name the pictures and vendors that it shows, so that a change drops it?
 */
export type AddTags = (tags: readonly string[]) => void;

/** The context of a call. */
export type Call = {
  /** The visitor's address, as seen behind the configured proxies. */
  ip: string;
  headers: Readonly<Record<string, string | undefined>>;
  /** Present when the endpoint wants a session and the token is valid. */
  session?: Session;
  /** Present for staff endpoints. */
  member?: StaffCaller;
  /** Absent in an internal call, which no browser made. */
  cookies?: Cookies;
  /** Present when the endpoint answers with a stream. */
  events?: EventStream;
  log: Log;
  /** The raw request, for handlers that read a body as a stream. */
  raw: unknown;
  /** Drops cache tags. Call it after the change is committed. */
  drop(tags: readonly string[], options?: { hard?: boolean }): void;
  /** Adds the tags of this reply's contents to those of the endpoint. */
  addTags: AddTags;
};

/** Answers one endpoint; throws `Problem` to refuse. */
export type Handler<E extends Endpoint> = (input: HandlerInput<E>, call: Call) => Promise<Reply<E>>;

/** The handlers of several endpoints, each under the name of its endpoint. */
export type Handlers<E extends Readonly<Record<string, Endpoint>>> = { [K in keyof E]: Handler<E[K]> };
