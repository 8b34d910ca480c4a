import type { Graph, Thing, WithContext } from 'schema-dts';
import { useMadeInBrowser } from './use-hydrated.ts';

type Props = {
  /** `import.meta.env.SSR && …`: so that what makes it never travels to the browser, where nobody reads it. */
  data: WithContext<Thing> | Graph | false;
};

/**
 * Structured data for search engines, in the server's HTML only: no engine follows a change of page in the browser.
 * `<` is escaped, so that no text can end the script.
 */
export function JsonLd({ data }: Props) {
  if (useMadeInBrowser()) return null;
  // In the browser the server's text stays as it is: React leaves it alone.
  const json = data ? JSON.stringify(data).replaceAll('<', String.raw`\u003c`) : '';
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  );
}
