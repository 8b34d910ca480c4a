import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { secretAddresses } from '#facts/secret-addresses.ts';
import { settings } from '#platform/config/settings.ts';
import { projectFiles, read } from './tree.ts';

// The gate runs no container engine; this law checks the text of the files in deploy/.

type Service = {
  image?: string;
  restart?: string;
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  volumes?: string[];
};
type Compose = { services: Record<string, Service>; volumes: object; networks: object };

const compose = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;
const unit = read('deploy/systemd/aangan@.service');
const containerfile = read('deploy/Containerfile');
const apps = Object.entries(compose.services).filter(([name]) => name.startsWith('app-'));

/** Settings of Node and systemd, besides our own. */
const foreign = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_'];
const unknownSettings = (names: readonly string[]) =>
  names.filter((name) => !foreign.includes(name) && !(name in settings.shape));

describe('the files to run it', () => {
  it('keep out of the log of nginx what the table of pages calls secret', () => {
    const [, masked = ''] =
      /~\*\^\(\?<kept>\(\?:\/\[a-z\]\[a-z\]\)\?\(\?:([^)]+)\)\)\/ \$kept\/-;/.exec(
        read('deploy/nginx/aangan.conf'),
      ) ?? [];
    expect(masked.split('|').toSorted()).toEqual(secretAddresses.toSorted());
  });

  it('set only what is a setting', () => {
    const inUnit = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0]!),
    );
    const inImage = [...containerfile.matchAll(/^(?:ENV|   ) +([A-Z_]+)=/gm)].map(([, name = '']) => name);
    const inCompose = apps.flatMap(([, { environment = {} }]) => Object.keys(environment));
    for (const names of [inUnit, inImage, inCompose]) {
      expect(names.length).toBeGreaterThan(3);
      expect(unknownSettings(names)).toEqual([]);
    }
    expect(unknownSettings(['DATABSE_URL'])).toEqual(['DATABSE_URL']);
  });

  it('run several processes without rights, on a root that cannot be written', () => {
    expect(apps.length).toBeGreaterThanOrEqual(2);
    for (const [, app] of apps) {
      expect([app.read_only, app.cap_drop, app.restart]).toEqual([true, ['ALL'], 'unless-stopped']);
      const [volume] = app.volumes ?? [];
      expect(Object.keys(compose.volumes)).toContain(volume?.split(':')[0]);
    }
    expect(containerfile).toMatch(/^USER 10001:10001$/m);
    expect(containerfile).toMatch(/^HEALTHCHECK /m);
    expect(unit).toMatch(/^User=aangan$/m);
  });

  it('start as `npm start` does, with a place for what Node compiles', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
    // A deployment passes its settings by its own means, never by a file in the checkout.
    const command = /node --env-file-if-exists=\.env (--.+)$/.exec(scripts.start)![1]!;
    expect(/^ExecStart=\S+\/node (.+)$/m.exec(unit)?.[1]).toBe(command);
    expect(/^CMD (\[.+\])$/m.exec(containerfile)?.[1]).toBe(
      JSON.stringify(['node', ...command.split(' ')]).replaceAll(',', ', '),
    );
    const allocator = (text: string) => text.match(/\bMALLOC_\w+=\d+/g);
    expect(allocator(unit)).toEqual(allocator(scripts.start));
    expect(allocator(containerfile)).toEqual(allocator(scripts.start));
    // The only writable folders there.
    const cacheIn = (text: string) => /NODE_COMPILE_CACHE=(\S+)/.exec(text)?.[1];
    expect(cacheIn(unit)).toBe(`/var/cache/${/^CacheDirectory=(.+)$/m.exec(unit)?.[1]}`);
    const volume = /^VOLUME (.+)$/m.exec(containerfile)?.[1];
    expect(cacheIn(containerfile)).toMatch(new RegExp(`^${volume}/\\w`));
  });

  it('copy and start what is there', () => {
    const files = projectFiles();
    const there = (path: string) =>
      /^(build|node_modules)(\/|$)/.test(path) ||
      files.some((file) => file === path || file.startsWith(`${path}/`));
    const copied = [...containerfile.matchAll(/^COPY --from=\w+ \/app\/(\S+)/gm)].map(
      ([, path = '']) => path,
    );
    const started = [unit, read('deploy/systemd/aangan-backup.service')].map(
      (text) => /(?:build|scripts)\/\S+\.[jt]s/.exec(text)?.[0] ?? '',
    );
    expect(copied.length).toBeGreaterThan(3);
    expect([...copied, ...started].filter((path) => !there(path))).toEqual([]);
  });
});
