const mark = /^\/\*\* @postgres (?<why>\S.*\S) \*\/\n/;

/**
 * Returns the reason why a test is repeated on a PostgreSQL server by day, from the first line of its file (`@postgres` and the
 * reason in a separate docblock), or undefined for a test whose result does not depend on the engine.
 */
export const postgresReason = (text: string): string | undefined => mark.exec(text)?.groups?.['why'];
