/** @file As much of the OpenAPI document as the property tests read: every operation with the shapes it takes. */

/** A JSON schema, as far as ours go. */
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
  /** Of a schema that stands alone; in the document they are its components. */
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

/** One endpoint as the document tells of it. */
export type Operation = {
  name: string;
  method: string;
  path: string;
  inPath: Parameter[];
  inQuery: Parameter[];
  body: Schema | undefined;
  takesToken: boolean;
};

/** Every operation of the document. */
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

/** Follows references until there is a shape. */
export function resolved(schema: Schema, document: Document): Schema {
  const name = schema.$ref?.replace(/^#\/(?:components\/schemas|\$defs)\//, '');
  return name ? resolved(document.components.schemas[name]!, document) : schema;
}
