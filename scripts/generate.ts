import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCompany } from '#content/demo-company.ts';
import { changedSinceBuild } from '../art/built.ts';
import { architectureDocument } from './generators/architecture.ts';
import { configurationDocument } from './generators/configuration.ts';
import { dependenciesDocument } from './generators/dependencies.ts';
import { envExample } from './generators/env-example.ts';
import { mailLayout } from './generators/mail-layout.ts';
import { mailsDocument } from './generators/mails.ts';
import { staleMigrations } from './generators/migrations.ts';
import { openApiDocument } from './generators/openapi.ts';
import { whereDocument } from './generators/where.ts';
import { root } from './tool.ts';

/**
 * Generated files that are committed for their readers. `npm run generate` writes them;
 * with `--check` it only compares, and names the stale ones. Migrations are compared but never written here:
 * a new one needs a review (`npm run db:generate`). So are the pictures, which take minutes (`npm run build -w art`).
 */
const generated: Record<string, () => string | Promise<string>> = {
  '.env.example': envExample,
  'ARCHITECTURE.md': architectureDocument,
  'deploy/company.example.json': () => `${JSON.stringify(demoCompany, null, 2)}\n`,
  'docs/configuration.md': configurationDocument,
  'docs/dependencies.md': dependenciesDocument,
  'docs/mails.md': mailsDocument,
  'docs/openapi.json': openApiDocument,
  'docs/where.md': whereDocument,
  'src/server/platform/mailer/layout/parts.generated.ts': mailLayout,
  // Imported late: the order of shapes in the OpenAPI document depends on the order in which modules are loaded.
  'src/web/kit/api/contract-shapes.generated.ts': async () =>
    (await import('./generators/contract-shapes.ts')).contractShapes(),
};

const checkOnly = process.argv.includes('--check');

function current(path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return '';
  }
}

async function problemWith(
  path: string,
  produce: () => string | Promise<string>,
): Promise<string | undefined> {
  const wanted = await produce();
  if (current(path) === wanted) return undefined;
  if (checkOnly) return `${path} is stale: run npm run generate and commit it.`;
  writeFileSync(join(root, path), wanted);
  process.stdout.write(`${path} written\n`);
  return undefined;
}

const problems: string[] = [];
for (const [path, produce] of Object.entries(generated)) {
  const problem = await problemWith(path, produce).catch((error: unknown) => `${path}: ${String(error)}`);
  if (problem) problems.push(problem);
}
const stale = await staleMigrations();
if (stale) problems.push(stale);
if (changedSinceBuild())
  problems.push('art/ changed since its pictures were built: run npm run build -w art and commit it.');
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${Object.keys(generated).length + 2} generated things looked at\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
