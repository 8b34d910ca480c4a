import type { FastifyInstance } from 'fastify';

/** What browsers send by themselves: JSON under names of its own. */
const reportTypes = ['application/csp-report', 'application/reports+json'];
const reportLimitBytes = 16 * 1024;

/**
 * Reads JSON bodies as the framework does, except that a call to an endpoint that takes none may say `application/json` and
 * send nothing: the stated logout call does.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const expected = Boolean(request.routeOptions.schema?.body);
    if (body === '' && !expected) done(null);
    else void parse(request, body as string, done);
  });
  app.addContentTypeParser(reportTypes, { parseAs: 'string', bodyLimit: reportLimitBytes }, parse);
}
