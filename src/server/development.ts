/** @file Development: Vite inside the same process and port, with hot reload. */
import { join } from 'node:path';
import fastifyMiddie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { developmentDeskFiles } from '#http/desk-document.ts';
import { packageRoot } from '#platform/package-root.ts';
import type { ComposeOptions } from './compose.ts';

/** Returns pages that reload while they are edited. */
export function developmentPages(): Pick<ComposeOptions, 'pages' | 'middleware'> {
  let vite: ViteDevServer;
  return {
    pages: {
      build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
      desk: developmentDeskFiles,
      // In development Vite serves the public files.
      clientDir: join(packageRoot, 'public'),
    },
    async middleware(app: FastifyInstance) {
      await app.register(fastifyMiddie);
      const { createServer } = await import('vite');
      vite = await createServer({
        server: { middlewareMode: true, hmr: { server: app.server } },
        appType: 'custom',
      });
      app.use(vite.middlewares);
      app.addHook('onClose', () => vite.close());
    },
  };
}
