/** @file The OpenAPI 3.1 document, generated from the mounted contract. */
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Config } from '#platform/config/config.ts';

/** Collects all endpoints mounted after it; `app.swagger()` then returns the document. */
export async function describeApi(app: FastifyInstance, { company }: Pick<Config, 'company'>): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${company.brand} API`,
        version: '1',
        description: 'Errors are JSON `{ message, code, fieldErrors? }` with an honest status.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          deskCookie: { type: 'apiKey', in: 'cookie', name: 'desk' },
        },
      },
    },
    // Only declared endpoints carry a tag; files, pages and probes do not.
    hideUntagged: true,
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}
