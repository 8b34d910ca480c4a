import type { Graph, Thing, WithContext } from 'schema-dts';
import { JsonScript } from './json-script.tsx';

type Props = {
  /** `import.meta.env.SSR && …`: so that its code is not part of the browser's bundle, where it is unused. */
  data: WithContext<Thing> | Graph | false;
};

/** Structured data for search engines, in the server's HTML only: none follows a change of page in the browser. */
export const JsonLd = ({ data }: Props) => <JsonScript type="application/ld+json" data={data} />;
