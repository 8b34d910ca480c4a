/**
 * A reason why the process cannot start, told in one sentence for the person who starts it (a locked or
 * unwritable folder, a full disk, a database that does not answer). `main` prints the message alone: a stack
 * trace would only hide it. The technical reason stays in `cause`.
 */
export class StartError extends Error {
  override name = 'StartError';
}
