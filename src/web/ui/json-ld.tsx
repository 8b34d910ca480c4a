import type { Graph, Thing, WithContext } from 'schema-dts';
import { JsonScript } from './json-script.tsx';

type Props = {
  /** `import.meta.env.SSR && …`: so that what makes it never travels to the browser, where nobody reads it. */
  data: WithContext<Thing> | Graph | false;
};

/** Structured data for search engines: none follows a change of page in the browser. */
export const JsonLd = ({ data }: Props) => <JsonScript type="application/ld+json" data={data} />;
