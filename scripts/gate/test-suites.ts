import { startPostgres } from '../../tests/support/postgres.ts';
import { ensureBuilt } from '../build.ts';
import { runTool } from '../tool.ts';
import { journeys, vitest } from './runners.ts';
import { type Outcome, type Scope, type Step, verdict } from './step.ts';

async function onPostgres(scope: Scope): Promise<Outcome> {
  const projects = scope.night ? ['postgres', 'postgres-rest'] : ['postgres'];
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return vitest(projects, {}, scope);
  const server = await startPostgres();
  try {
    return await vitest(projects, { TEST_DATABASE_URL: server.url }, scope);
  } finally {
    await server.stop();
  }
}

async function build(): Promise<Outcome> {
  const said: string[] = [];
  const good = await ensureBuilt((text) => said.push(text));
  return verdict(good, said.join(''));
}

async function budgets(): Promise<Outcome> {
  const { code, output } = await runTool('node', ['scripts/budgets.ts']);
  const weighed = /^[1-9]\d* pages weighed$/m.test(output);
  return verdict(code === 0 && weighed, output);
}

// These steps test the embedded database, whatever server the environment names.
export const embedded: NodeJS.ProcessEnv = { TEST_DATABASE_URL: undefined, DATABASE_URL: undefined };

/** Builds the pages and the server, when `build/` is from another tree. */
export const buildStep: Step = {
  name: 'build',
  title: 'the pages and the server can be built',
  seconds: 60,
  among: 'each',
  run: build,
};

/** The steps that run tests or the built site, from the quickest to the slowest. */
export const suiteSteps: readonly Step[] = [
  {
    name: 'laws',
    title: 'the laws of the tree hold',
    seconds: 15,
    run: (scope) => vitest(['laws'], embedded, scope),
  },
  {
    name: 'unit',
    title: 'parts that need nothing beside them',
    seconds: 70,
    run: (scope) => vitest(['unit', 'web'], embedded, scope),
  },
  {
    name: 'pglite',
    title: 'platform and endpoints, embedded database',
    seconds: 500,
    among: 'split',
    programs: ['nginx', 'openssl'],
    run: (scope) => vitest(['pglite'], embedded, scope),
  },
  {
    name: 'postgres',
    title: 'the endpoints again, PostgreSQL server',
    seconds: 140,
    among: 'split',
    programs: ['postgresql', 'nginx', 'openssl'],
    run: onPostgres,
  },
  buildStep,
  {
    name: 'served',
    title: 'pages, forms and feeds of the built site, without a browser',
    seconds: 80,
    among: 'split',
    run: (scope) => vitest(['served'], embedded, scope),
  },
  {
    name: 'budgets',
    title: 'the bytes of the pages stay within bounds',
    seconds: 65,
    programs: ['chromium'],
    run: budgets,
  },
  {
    name: 'journeys',
    title: 'visitors reach their goals in a browser',
    seconds: 960,
    among: 'split',
    programs: ['chromium', 'headlessChromium'],
    run: (scope) => journeys(scope),
  },
  {
    name: 'engines',
    title: "a family's way in Firefox and in Safari's engine",
    seconds: 40,
    programs: ['firefox', 'webkit', 'screen'],
    run: (scope) => vitest(['engines-*'], embedded, scope),
  },
];
