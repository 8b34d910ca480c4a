import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import mjml2html from 'mjml';
import { root } from '../tool.ts';

const source = 'src/server/platform/mailer/layout/layout.mjml';

/** Returns the colours of the site by name, as in its stylesheet; those of the dark scheme begin with `dark-`. */
function siteColours(): Map<string, string> {
  const css = readFileSync(join(root, 'src/web/styles/tokens.css'), 'utf8');
  const [light = '', dark = ''] = css.split('(prefers-color-scheme: dark)');
  const inScheme = (scheme: string, prefix: string) =>
    [...scheme.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(
      ([, name, colour]) => [`${prefix}${name}`, colour!] as const,
    );
  return new Map([...inScheme(light, ''), ...inScheme(dark, 'dark-')]);
}

/**
 * Returns the layout of mails, compiled by MJML and cut into its parts, as a module (ADR 60).
 * @throws Error when MJML finds a mistake, or a colour is not one of the site's
 */
export async function mailLayout(): Promise<string> {
  const colours = siteColours();
  const words = readFileSync(join(root, source), 'utf8').replaceAll(
    /var\(--([\w-]+)\)/g,
    (_, name: string) => {
      const colour = colours.get(name);
      if (!colour) throw new Error(`${source}: no colour ${name} in tokens.css`);
      return colour;
    },
  );
  // No fonts: MJML would load the families that it knows from another server.
  const { html } = await mjml2html(words, { validationLevel: 'strict', fonts: {} });
  const [head = '', ...rest] = html.replaceAll(/\n\s*/g, '\n').split(/<!--part (\w+)-->\s*/);
  const parts: Record<string, string> = { head };
  for (let at = 0; at < rest.length; at += 2) parts[rest[at]!] = rest[at + 1]!;
  return `// Written by npm run generate from layout.mjml and the colours of src/web/styles/tokens.css.
// prettier-ignore
export const mailParts = ${JSON.stringify(parts, null, 2)} as const;
`;
}
