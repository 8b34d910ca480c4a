import { findPostgresPrograms, providePostgresPrograms } from '../../tests/support/postgres-programs.ts';
import { hasChromium, hasHeadlessChromium, provideChromium } from '../chromium.ts';
import { enginePackages, hasEngine } from '../engines.ts';
import {
  canInstallPackages,
  findSystemProgram,
  installSystemPackages,
  provideProgram,
} from '../system-package.ts';

type Program = {
  /** The Debian package of the program. */
  debian: string;
  present: () => boolean;
  /** Installs the program if it is missing. */
  provide: () => Promise<unknown>;
};

const ofDebian = (name: string, debian = name): Program => ({
  debian,
  present: () => findSystemProgram(name) !== undefined,
  provide: () => provideProgram(name, [debian]),
});

/** Engines have no program of their package's name. */
const ofEngine = (name: keyof typeof enginePackages): Program => ({
  debian: enginePackages[name],
  present: hasEngine[name],
  provide: () => installSystemPackages([enginePackages[name]]),
});

/** Programs of the gate that the project's packages cannot provide. */
const programs = {
  chromium: { debian: 'chromium', present: hasChromium, provide: provideChromium },
  /** Saves time; without it the whole browser does its work. */
  headlessChromium: {
    debian: 'chromium-headless-shell',
    present: hasHeadlessChromium,
    provide: () => installSystemPackages(['chromium-headless-shell']),
  },
  postgresql: {
    debian: 'postgresql',
    present: () => Boolean(process.env['TEST_DATABASE_URL']) || findPostgresPrograms() !== undefined,
    provide: providePostgresPrograms,
  },
  nginx: ofDebian('nginx', 'nginx-light'),
  openssl: ofDebian('openssl'),
  firefox: ofEngine('firefox'),
  webkit: ofEngine('webkit'),
  screen: ofEngine('screen'),
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

/**
 * Installs the missing programs, after it has named their packages. A program that cannot be
 * installed fails the step that needs it, with a sentence of its own.
 */
export async function installMissing(names: readonly ProgramName[]): Promise<void> {
  const missing = [...new Set(names)].map((name) => programs[name]).filter(({ present }) => !present());
  if (missing.length === 0 || !canInstallPackages()) return;
  const packages = missing.map(({ debian }) => debian).join(', ');
  process.stdout.write(`Installing system packages with apt-get, which the tests need: ${packages}.\n`);
  for (const { provide } of missing) await provide().catch(() => undefined);
}
