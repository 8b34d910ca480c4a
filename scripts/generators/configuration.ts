import { settings } from '#platform/config/settings.ts';

/** Returns the default of a setting in the form of a settings file; empty when there is none. */
function defaultOf(schema: {
  safeParse(value: unknown): { success: boolean; data?: string | number };
}): string {
  const parsed = schema.safeParse(undefined);
  return parsed.success && parsed.data !== undefined && parsed.data !== ''
    ? `\`${String(parsed.data)}\``
    : '';
}

/** Returns docs/configuration.md: every setting with its meaning and default, from the schema that checks them. */
export function configurationDocument(): string {
  const rows = Object.entries(settings.shape).map(
    ([name, schema]) => `| \`${name}\` | ${schema.description ?? ''} | ${defaultOf(schema)} |`,
  );
  return `# Configuration

Settings are environment variables, or lines of a file \`.env\` (\`.env.example\` lists them all). They are checked once at start; an invalid one
ends the start with a sentence that names it. This table is written by \`npm run generate\` from \`src/server/platform/config/settings.ts\`.

| Setting | Meaning | Default |
| --- | --- | --- |
${rows.join('\n')}

## The company

Name, address, phone, e-mail, founder, networks, grievance officer and notices are one JSON object, named by \`COMPANY_FILE\` and
checked at start. \`deploy/company.example.json\` is a complete one, of the invented company: copy it and write yours. What each entry means
stands in \`src/shared/contract/company.ts\`. Every page, mail and notice takes them from there.
`;
}
