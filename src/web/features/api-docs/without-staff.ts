import type { OpenApiDocument } from '#contract/site.ts';

type Schemas = Readonly<Record<string, unknown>>;

/** Returns the schemas that a value mentions, with all that these mention in turn. */
function mentioned(schemas: Schemas, by: unknown, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(by).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
    if (!found.has(name)) {
      found.add(name);
      mentioned(schemas, schemas[name] ?? null, found);
    }
  return found;
}

/** Removes the staff's calls and the schemas that only they use: they are many; the machine-readable document has them. */
export function withoutStaff(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.fromEntries(
    Object.entries(document.paths).filter(([path]) => !path.startsWith('/api/staff/')),
  );
  const components = (document.components ?? {}) as { schemas?: Schemas };
  const schemas = components.schemas ?? {};
  const kept = mentioned(schemas, paths);
  return {
    ...document,
    paths,
    components: {
      ...components,
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => kept.has(name))),
    },
  };
}
