/** @file The settings, checked once at start. The rest of the program receives this object and never reads the environment. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { minuteMs } from '#facts/time.ts';
import { Company } from '#contract/company.ts';
import type { Site } from '#contract/site.ts';
import { StartError } from '#platform/start-error.ts';
import { demoCompany } from '#content/demo-company.ts';
import { distance } from '../search/typo.ts';
import { listed, settings, type Settings } from './settings.ts';

/** A variable of the environment whose name is nearly that of a setting: it has no effect, and nobody would see it. */
export type Misspelt = { given: string; meant: string };

export type Config = {
  settings: Settings & { SEED_DEMO: 'yes' | 'no' };
  /** Variables of the environment that are no settings, although their names are nearly those of settings. */
  misspelt: readonly Misspelt[];
  company: Company;
  /** Absolute path of the data folder. */
  dataDir: string;
  publicUrl: string;
  embeds: Site['embeds'];
  trustProxy: string[];
  /** The longest time for an answer. In development, pages are compiled at their first request. */
  answerTimeoutMs: number;
  development: boolean;
};

const developmentAnswerTimeoutMs = minuteMs;

/** Returns the faults, one line for each setting, without the values, since a value may be a password. */
function explain(error: z.ZodError, source: string): string {
  const lines = error.issues.map((issue) => `${issue.path.join('.') || source} ${issue.message}`);
  return `${source} cannot be used: ${lines.join('; ')}.`;
}

function readCompany(file: string | undefined): Company {
  if (!file) return demoCompany;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(`COMPANY_FILE ${file} cannot be read as JSON: ${(error as Error).message}.`);
  }
  const parsed = Company.safeParse(content);
  if (!parsed.success) throw new StartError(explain(parsed.error, 'COMPANY_FILE'));
  return parsed.data;
}

const names = Object.keys(settings.shape);
/** Names shorter than this are near with one wrong letter, longer ones with two: `PORTS`, `DATBASE_ULR`. */
const longName = 8;

/** Returns the variables that look like settings with a typing error, each with the setting that may be meant. */
function misspeltSettings(env: NodeJS.ProcessEnv): Misspelt[] {
  return Object.keys(env)
    .filter((given) => !names.includes(given))
    .flatMap((given) => {
      const most = given.length < longName ? 1 : 2;
      const [nearest] = names
        .map((meant) => ({ given, meant, apart: distance(given.toUpperCase(), meant, false) }))
        .filter(({ apart }) => apart <= most)
        .toSorted((a, b) => a.apart - b.apart);
      return nearest ? [{ given, meant: nearest.meant }] : [];
    });
}

/** Reads and checks every setting. Throws StartError with one sentence that names each invalid one. */
export function readConfig(
  env: NodeJS.ProcessEnv,
  { development = false }: { development?: boolean } = {},
): Config {
  const parsed = settings.safeParse(env);
  if (!parsed.success) throw new StartError(explain(parsed.error, 'The environment'));
  const s = parsed.data;
  if (s.DATABASE_REPLICA_URL !== undefined && s.DATABASE_URL === undefined)
    throw new StartError(
      'DATABASE_REPLICA_URL names a replica of the server in DATABASE_URL; set that, too.',
    );
  const isForPublic =
    s.PUBLIC_URL?.startsWith('https:') || (s.DATABASE_URL !== undefined && env['NODE_ENV'] === 'production');
  return {
    // A demonstration of invented vendors goes public only when it is asked for.
    settings: { ...s, SEED_DEMO: s.SEED_DEMO ?? (isForPublic ? 'no' : 'yes') },
    misspelt: misspeltSettings(env),
    company: readCompany(s.COMPANY_FILE),
    dataDir: resolve(s.DATA_DIR),
    publicUrl: (s.PUBLIC_URL ?? `http://localhost:${s.PORT}`).replace(/\/$/, ''),
    embeds: {
      chatbotScript: s.CHATBOT_SCRIPT_URL ?? null,
      mapsTiles: s.MAPS_TILES_URL ?? null,
      mapsAttribution: s.MAPS_ATTRIBUTION,
      analyticsId: s.ANALYTICS_ID ?? null,
      aboutVideo: s.ABOUT_VIDEO_URL ?? null,
      feedbackForm: s.FEEDBACK_FORM_URL ?? null,
      careersForm: s.CAREERS_FORM_URL ?? null,
      crewSignupForm: s.CREW_SIGNUP_FORM_URL ?? null,
    },
    trustProxy: listed(s.TRUST_PROXY),
    answerTimeoutMs: development ? developmentAnswerTimeoutMs : s.ANSWER_TIMEOUT_MS,
    development,
  };
}
