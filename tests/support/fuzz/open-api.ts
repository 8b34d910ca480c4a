/** @file The part of the OpenAPI document that the property tests read: every operation with its schemas. */

/** A JSON schema, as far as we use it. */
export type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  maxProperties?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  /** Definitions of a standalone schema; in the document they are its components. */
  $defs?: Record<string, Schema>;
};

type Parameter = { in: 'path' | 'query'; name: string; schema: Schema };

export type Document = {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        parameters?: Parameter[];
        requestBody?: { content: Record<string, { schema: Schema }> };
        security?: unknown[];
      }
    >
  >;
  components: { schemas: Record<string, Schema> };
};

/** One endpoint of the document. */
export type Operation = {
  name: string;
  method: string;
  path: string;
  inPath: Parameter[];
  inQuery: Parameter[];
  body: Schema | undefined;
  takesToken: boolean;
};

/** Returns every operation of the document. */
export const operationsOf = ({ paths }: Document): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody, security }]) => ({
      name: operationId,
      method: method.toUpperCase(),
      path,
      inPath: parameters.filter((one) => one.in === 'path'),
      inQuery: parameters.filter((one) => one.in === 'query'),
      body: requestBody?.content['application/json']?.schema,
      takesToken: Boolean(security?.length),
    })),
  );

/** Resolves references to a schema. */
export function resolved(schema: Schema, document: Document): Schema {
  const name = schema.$ref?.replace(/^#\/(?:components\/schemas|\$defs)\//, '');
  return name ? resolved(document.components.schemas[name]!, document) : schema;
}
