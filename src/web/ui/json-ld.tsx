import { useState } from 'react';
import type { Graph, Thing, WithContext } from 'schema-dts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Structured data for search engines, in the server's HTML only: no engine follows a change of page in the browser.
 * `<` is escaped, so that no text can end the script.
 */
export function JsonLd({ data }: { data: WithContext<Thing> | Graph }) {
  const [madeInBrowser] = useState(useHydrated());
  if (madeInBrowser) return null;
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
