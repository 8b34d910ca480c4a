import { settings } from '#platform/config/settings.ts';

/** Returns a value for the file: quoted if it has a space or a mark, as Node and shells require. */
const asValue = (value: string) => (/^[\w./:@-]*$/.test(value) ? value : `"${value}"`);

/** Returns .env.example: every setting as a comment, with its default and a line about its meaning. */
export function envExample(): string {
  const entries = Object.entries(settings.shape).map(([name, schema]) => {
    const parsed = schema.safeParse(undefined);
    const value = parsed.success && parsed.data !== undefined ? String(parsed.data) : '';
    return `# ${schema.description ?? ''}\n# ${name}=${asValue(value)}\n`;
  });
  return `# Settings of the site. Copy this file to .env and remove the "# " before a line to change it.
# npm start, npm run dev, staff, backup and restore read .env; a variable of the environment wins over it.
# Keep .env out of git: it holds secrets. Written by npm run generate from src/server/platform/config/settings.ts.

${entries.join('\n')}`;
}
