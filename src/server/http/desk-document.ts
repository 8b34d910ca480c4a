/** @file The document of the desk: empty, and the same at all addresses and for everybody except for a nonce. The desk fetches its data. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { mailFramePath } from '#facts/desk-paths.ts';
import { contentSecurityPolicy } from './content-security.ts';

/** The files of the document, as recorded by the build. */
export type DeskFiles = {
  script: string;
  preloads: string[];
  styles: string[];
  fonts: string[];
  development?: true;
};

/** The sources, served by Vite. */
export const developmentDeskFiles: DeskFiles = {
  script: '/src/desk/main.tsx',
  preloads: ['/@vite/client', '/@id/__x00__virtual:react-router/inject-hmr-runtime'],
  styles: [],
  fonts: [],
  development: true,
};

/** @throws when there is no build */
export const builtDeskFiles = (buildDir: string): DeskFiles =>
  JSON.parse(readFileSync(join(buildDir, 'desk', 'files.json'), 'utf8')) as DeskFiles;

const documentOf = (
  { script, preloads, styles, fonts, development }: DeskFiles,
  nonce: string,
) => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="robots" content="noindex, nofollow">
<meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#17110c" media="(prefers-color-scheme: dark)">
<title>Desk</title>
${fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${preloads.map((href) => (development ? `<script type="module" src="${href}"></script>` : `<link rel="modulepreload" href="${href}">`)).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body>
<div id="desk" nonce="${nonce}"></div>
<noscript><p>The desk needs JavaScript.</p></noscript>
</body>
</html>
`;

const mailFramePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Serves the desk. It is never cached, indexed or framed by others, and sends no referrer. */
export function serveDesk(app: FastifyInstance, files: DeskFiles, { secure }: { secure: boolean }): void {
  const development = files.development ?? false;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
  };
  // A mail carries its styles in itself, which the desk's own policy forbids. It may do nothing but look.
  app.get(mailFramePath, (_, reply) =>
    reply
      .headers({ ...headers, 'content-security-policy': mailFramePolicy, 'x-frame-options': 'SAMEORIGIN' })
      .send('<!doctype html><title>Mail</title>'),
  );
  for (const url of ['/desk', '/desk/*'])
    app.get(url, (_, reply) => {
      // The text editor writes its rules into a style element. In development all are permitted, which a nonce would undo.
      const nonce = randomBytes(16).toString('base64url');
      const html = documentOf(files, nonce);
      const styleNonce = development ? undefined : nonce;
      const policy = contentSecurityPolicy(html, { development, secure, styleNonce, ownFrames: true });
      return reply.headers({ ...headers, 'content-security-policy': policy }).send(html);
    });
}
