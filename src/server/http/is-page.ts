import type { FastifyInstance } from 'fastify';
import { deadlineIn } from './answer-in-time.ts';
import { looksStatic } from './headers-by-address.ts';
import { isMissing } from './missing-record.ts';
import { redirectFor, requestedPage } from './page-address.ts';
import { looksLikeFile } from './static-files.ts';

const timeoutMs = 2000;

/** Returns whether a path leads to a page of this site. Files are not looked up; a page whose record cannot be queried counts as existing. */
export async function isPage(app: FastifyInstance, path: string): Promise<boolean> {
  if (looksStatic(path) || looksLikeFile(path) || path.startsWith('/picture/')) return true;
  if (app.hasRoute({ method: 'GET', url: path })) return true;
  const requested = requestedPage(redirectFor(path) ?? path);
  if (!requested) return false;
  return !requested.record || !(await isMissing(app, requested.record, deadlineIn(timeoutMs)));
}
