/** @file The OpenAPI 3.1 document, made from the mounted contract. */
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Config } from '#platform/config/config.ts';

/** Collects every route registered after it and serves the document at `/api/openapi.json`. */
export async function describeApi(api: FastifyInstance, { company }: Pick<Config, 'company'>): Promise<void> {
  await api.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${company.brand} API`,
        version: '1',
        description: 'Errors are JSON `{ message, code, fieldErrors? }` with an honest status.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  api.get('/api/openapi.json', { schema: { hide: true } }, (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(api.swagger()),
  );
}
