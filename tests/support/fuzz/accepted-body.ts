import { resolved, type Document, type Operation, type Schema } from './open-api.ts';
import { plausibleTexts } from './schema-values.ts';

type Reply = { status: number; fieldErrors?: Readonly<Record<string, string>> };

/** Returns values to try for a field, one after the other. */
function candidates(schema: Schema, document: Document): readonly unknown[] {
  const one = resolved(schema, document);
  if (one.anyOf) return one.anyOf.flatMap((side) => candidates(side, document));
  if (one.enum) return one.enum;
  if (one.type === 'number' || one.type === 'integer') return [one.minimum ?? 0, one.maximum ?? 1];
  if (one.type === 'boolean') return [true];
  if (one.type === 'array') return [[]];
  if (one.type === 'object') return [{}];
  return plausibleTexts;
}

/**
 * Returns a body that the endpoint accepts, found by trial: rejected fields get the next plausible value. So a new endpoint needs
 * no sample. Returns nothing when guessing cannot succeed (a secret, a password).
 */
export async function findAcceptedBody(
  { body }: Operation,
  document: Document,
  post: (body: object) => Promise<Reply>,
): Promise<Record<string, unknown> | undefined> {
  const { properties = {} } = body ? resolved(body, document) : {};
  const choices = Object.entries(properties).map(([name, schema]) => ({
    name,
    values: candidates(schema, document),
    at: 0,
  }));
  for (let round = 0; round < plausibleTexts.length; round++) {
    const tried = Object.fromEntries(choices.map(({ name, values, at }) => [name, values[at]]));
    const { status, fieldErrors = {} } = await post(tried);
    if (status < 300) return tried;
    const wrong = choices.filter(({ name }) => Object.hasOwn(fieldErrors, name));
    if (wrong.length === 0) return undefined;
    for (const choice of wrong) choice.at = Math.min(choice.at + 1, choice.values.length - 1);
  }
  return undefined;
}
