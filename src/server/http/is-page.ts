import type { FastifyInstance } from 'fastify';
import { deadlineIn } from './answer-in-time.ts';
import { looksStatic } from './headers-by-address.ts';
import { isMissing } from './missing-record.ts';
import { redirectFor, requestedPage } from './page-address.ts';
import { looksLikeFile } from './static-files.ts';

const timeoutMs = 2000;

/** Does this path lead to something on this site? Files are not looked for; a page whose record cannot be asked for counts as there. */
export async function isPage(app: FastifyInstance, path: string): Promise<boolean> {
  if (looksStatic(path) || looksLikeFile(path) || path.startsWith('/picture/')) return true;
  if (app.hasRoute({ method: 'GET', url: path })) return true;
  const requested = requestedPage(redirectFor(path) ?? path);
  if (!requested) return false;
  return !requested.record || !(await isMissing(app, requested.record, deadlineIn(timeoutMs)));
}
