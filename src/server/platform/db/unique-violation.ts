import pg from 'pg';

const uniqueViolation = '23505';

/** True when a query failed because a row with these values is there already; of two requests that race, the table lets one in. */
export const violatesUnique = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  error.cause instanceof pg.DatabaseError &&
  error.cause.code === uniqueViolation &&
  error.cause.constraint === constraint;
