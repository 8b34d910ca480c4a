/**
 * The process cannot start; the message is one sentence for the person who starts it (a locked or unwritable folder,
 * a full disk, a database that does not answer). `main` prints only the message, without a stack trace. The technical
 * reason is in `cause`.
 */
export class StartError extends Error {
  override name = 'StartError';
}
