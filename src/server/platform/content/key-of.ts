/** Returns the last part of an address for a title or a foreign name: small letters, digits and single hyphens; `untitled` when nothing is left. */
export const keyOf = (text: string, maxLength: number): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '') || 'untitled';
