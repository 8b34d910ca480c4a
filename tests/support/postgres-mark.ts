const mark = /^\/\*\* @postgres (?<why>\S.*\S) \*\/\n/;

/**
 * Returns why a test is repeated on a PostgreSQL server by day, as the first line of its file says it (`@postgres` and the reason
 * in a docblock of its own), or undefined for a test whose answer does not depend on the engine.
 */
export const postgresReason = (text: string): string | undefined => mark.exec(text)?.groups?.['why'];
