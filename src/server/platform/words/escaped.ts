/** Returns a text for HTML or XML, in an attribute too: signs that mean something there are numbers. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
