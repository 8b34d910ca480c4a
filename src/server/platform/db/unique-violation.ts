import pg from 'pg';

const uniqueViolation = '23505';

/** Returns whether a query failed because a row with these values exists; of two racing requests the table accepts one. */
export const violatesUnique = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  error.cause instanceof pg.DatabaseError &&
  error.cause.code === uniqueViolation &&
  error.cause.constraint === constraint;
