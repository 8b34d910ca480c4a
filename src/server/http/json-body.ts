import type { FastifyInstance } from 'fastify';

/** Content types of reports that browsers send automatically. */
const reportTypes = ['application/csp-report', 'application/reports+json'];
const reportLimitBytes = 16 * 1024;

/**
 * Parses JSON bodies as the framework does, except that an endpoint without a body accepts an empty one with the type
 * `application/json`: the documented logout call sends that.
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
