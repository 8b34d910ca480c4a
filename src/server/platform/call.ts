/** @file The type of a handler, and what it receives beside its parsed input. */
import type { StaffRole } from '#facts/staff-access.ts';
import type { TeamRole } from '#facts/team.ts';
import type { Endpoint, HandlerInput, Reply } from '#contract/kit.ts';
import type { Log } from './log.ts';

/** Who is signed in: an account of a vendor, known by a bearer token. */
export type Session = {
  accountId: string;
  vendorId: string;
  tokenId: string;
  role: TeamRole;
  /** The helper's; null for the owner, who is the vendor. */
  name: string | null;
};

/** A vendor, and who of its team acts. */
export type VendorPerson = Pick<Session, 'vendorId' | 'name'>;

/** Who of the staff calls: somebody signed in at the desk, or a script with the installation's key. */
export type StaffCaller = {
  /** Null for a script. */
  memberId: string | null;
  sessionId: string | null;
  /** As the record names them. */
  name: string;
  role: StaffRole;
  /** Until then what needs a fresh proof is open; null for a script. */
  provenUntil: Date | null;
};

/** The desk's cookies, which only `/api/staff` receives. */
export type Cookies = {
  read(name: string): string | undefined;
  /** Sets it, out of reach of scripts. */
  write(name: string, value: string, maxAgeSeconds: number): void;
  remove(name: string): void;
};

/** An answer that goes on: server-sent events until either side ends it. */
export type EventStream = {
  send(message: unknown): void;
  end(): void;
  onClose(callback: () => void): void;
};

/**
 * Is told cache tags of what a reply shows.
 * @where How does a reply name the pictures and vendors that it shows, so that a change drops it?
 */
export type AddTags = (tags: readonly string[]) => void;

/** The context of a call. */
export type Call = {
  /** The visitor's address, as seen behind the configured proxies. */
  ip: string;
  headers: Readonly<Record<string, string | undefined>>;
  /** Present when the endpoint asks for it and the token is valid. */
  session?: Session;
  /** Present when the endpoint is the staff's. */
  member?: StaffCaller;
  /** Absent in a call from within, which no browser made. */
  cookies?: Cookies;
  /** Present when the endpoint answers with a stream. */
  events?: EventStream;
  log: Log;
  /** The raw request, for handlers that read a body as a stream. */
  raw: unknown;
  /** Drops cache tags. Call it once the change is committed. */
  drop(tags: readonly string[], options?: { hard?: boolean }): void;
  /** Adds to the endpoint's cache tags those of what this reply shows. */
  addTags: AddTags;
};

/** Answers one endpoint; throws `Problem` to refuse. */
export type Handler<E extends Endpoint> = (input: HandlerInput<E>, call: Call) => Promise<Reply<E>>;

/** The handlers of several endpoints, each under the name of its endpoint. */
export type Handlers<E extends Readonly<Record<string, Endpoint>>> = { [K in keyof E]: Handler<E[K]> };
