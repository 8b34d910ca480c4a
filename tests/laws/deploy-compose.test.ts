import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCompany } from '#content/demo-company.ts';
import { readConfig } from '#platform/config/config.ts';
import { projectFiles, read, root } from './tree.ts';

// deploy/compose.yaml names files, ports, users and variables of other files; no container engine runs in the gate, so each is compared.

type Service = {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  networks: string[] | Record<string, { ipv4_address: string }>;
};
type Compose = {
  services: Record<string, Service>;
  volumes: object;
  networks: { outside: { ipam: { config: { subnet: string }[] } } };
};

const text = read('deploy/compose.yaml');
const compose = parse(text, { merge: true }) as Compose;
const containerfile = read('deploy/Containerfile');
const caddyfile = read('deploy/caddy/site.caddyfile');
const services = Object.entries(compose.services);
const own = services.filter(([, { image }]) => image === 'aangan');
const processes = own.filter(([name]) => name.startsWith('app-'));
const port = /PORT=(\d+)/.exec(containerfile)![1]!;
const files = projectFiles();

/** Splits a mount at the colons outside a variable: where from, where to, how. */
const mountOf = (mount: string) => mount.split(/:(?![^{]*\})/);
const mounts = services.flatMap(([service, { volumes = [] }]) =>
  volumes.map((mount) => {
    const [from = '', to = ''] = mountOf(mount);
    return { service, from, to };
  }),
);
/** Every variable that must be set, and those that may. */
const asked = new Set([...text.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name = '']) => name));

describe('deploy/compose.yaml', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  const file = join(folder, '.env');
  const company = join(folder, 'company.json');
  const answers = {
    PUBLIC_URL: 'https://aangan.example',
    COMPANY_FILE: company,
    MAIL_FROM: 'site@aangan.example',
    STAFF_EMAIL: 'staff@aangan.example',
    SMTP_URL: 'smtps://site:p$ss@mail.aangan.example',
  };
  const settle = (env: NodeJS.ProcessEnv) =>
    spawnSync('sh', [join(root, 'deploy/settings')], {
      env: { PATH: process.env['PATH'], ENV_FILE: file, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    });
  const lines = () =>
    Object.fromEntries(
      [...readFileSync(file, 'utf8').matchAll(/^([A-Z_]+)='(.*)'$/gm)].map(([, name, value]) => [
        name,
        value,
      ]),
    ) as Record<string, string>;
  const filled = (value: string) =>
    String(value).replaceAll(
      /\$\{([A-Z_]+)(?::[?-]([^}]*))?\}/g,
      (_, name: string, other = '') => lines()[name] ?? String(other),
    );

  beforeAll(() => {
    writeFileSync(company, JSON.stringify({ ...demoCompany, legalName: 'Utsav Events LLP' }));
    const { status, stderr } = settle(answers);
    if (status !== 0) throw new Error(stderr);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('asks for what deploy/settings writes: secrets made once, in a file of its user alone', () => {
    expect(Object.keys(lines()).toSorted()).toEqual([...asked].toSorted());
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = lines();
    expect(before).toMatchObject(answers);
    expect(new Set([before['SECRET_KEY'], before['DATABASE_PASSWORD'], before['STORE_PASSWORD']]).size).toBe(
      3,
    );
    expect(settle({ ...answers, MAIL_FROM: 'other@aangan.example' }).status).toBe(0);
    expect(lines()).toEqual(before);
  });

  it.each([
    ['PUBLIC_URL', 'http://aangan.example'],
    ['COMPANY_FILE', 'company.json'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['STAFF_EMAIL', "it's@x.example"],
  ])('is not settled with the %s %s', (name, value) => {
    const { status, stderr } = settle({ ...answers, ENV_FILE: join(folder, `${name}.env`), [name]: value });
    expect(status).toBe(1);
    expect(stderr).toContain(`${name} cannot be "${value}"`);
  });

  it('gives each process settings with which it starts, and no warning', async () => {
    const { settingWarnings } = await import('#platform/config/setting-warnings.ts');
    for (const [, { environment = {} }] of own) {
      const env = Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, filled(value)]),
      );
      expect(env['COMPANY_FILE']).toBe('/etc/aangan/company.json');
      const config = readConfig({ ...env, NODE_ENV: 'production', COMPANY_FILE: company });
      expect(config.settings.SEED_DEMO).toBe('no');
      expect(settingWarnings(config)).toEqual([]);
    }
  });

  it('mounts files of the repository, volumes that it declares, and folders that the image has', () => {
    const made = [
      ...containerfile.matchAll(/install --directory --owner=aangan .*--mode=0?7\d\d (.+)$/gm),
    ].flatMap(([, list = '']) => list.split(' '));
    expect(made).toContain('/var/lib/aangan');
    for (const { service, from, to } of mounts) {
      const source = filled(from);
      if (source.startsWith('./')) expect(files, from).toContain(`deploy/${source.slice(2)}`);
      else if (source.startsWith('/')) expect(source).toBe(company);
      else expect(Object.keys(compose.volumes), from).toContain(source);
      // A new volume takes its owner from the image; in a folder that is not there it would be root's.
      if (own.some(([name]) => name === service) && !to.endsWith('.json')) expect(made, to).toContain(to);
    }
    const used = mounts.map(({ from }) => filled(from));
    expect(Object.keys(compose.volumes).filter((name) => !used.includes(name))).toEqual([]);
  });

  it('writes only where something is mounted', () => {
    for (const [name, { environment = {}, command = [] }] of own) {
      const places = mounts.filter(({ service }) => service === name).map(({ to }) => to);
      const { AWAY_PAGES_DIR: away } = environment;
      if (name.startsWith('app-')) expect(places).toEqual(expect.arrayContaining(['/var/lib/aangan', away]));
      else expect(places).toContain(command.at(-1));
      expect(places).toContain(environment['COMPANY_FILE']);
    }
  });

  it('leads Caddy to the processes, their port and their pages, and has them trust it alone', () => {
    const { environment = {}, ports, networks, volumes = [] } = compose.services['web']!;
    expect(environment['PROCESSES']!.split(' ')).toEqual(processes.map(([name]) => `${name}:${port}`));
    const read = [...caddyfile.matchAll(/\{\$([A-Z_]+)\}/g)].map(([, name = '']) => name);
    expect(Object.keys(environment).toSorted()).toEqual([...new Set(read)].toSorted());
    expect(volumes.map((mount) => mountOf(mount).slice(0, 2).join(' '))).toContain(
      `away ${environment['AWAY_PAGES']}`,
    );
    expect(ports).toEqual(expect.arrayContaining(['80:80', '443:443']));
    const address = (networks as Record<string, { ipv4_address: string }>)['outside']!.ipv4_address;
    for (const [, app] of processes) expect(app.environment?.['TRUST_PROXY']).toBe(address);
    const [net = '', bits] = compose.networks.outside.ipam.config[0]!.subnet.split('/');
    const inside = new BlockList();
    inside.addSubnet(net, Number(bits));
    expect(inside.check(address)).toBe(true);
    // Nothing else can be reached from outside.
    expect(services.filter(([name, one]) => one.ports && name !== 'web')).toEqual([]);
  });

  it('names the same account, database, bucket and store everywhere', () => {
    const { POSTGRES_USER: user, POSTGRES_PASSWORD: password } = compose.services['database']!.environment!;
    const { environment: app = {} } = processes[0]![1];
    expect(app['DATABASE_URL']).toBe(`postgres://${user}:${password}@database/${user}`);
    expect(app['STORAGE_S3_ENDPOINT']).toBe('http://store:9000');
    expect(compose.services['bucket']!.command).toContain(`store/${app['STORAGE_S3_BUCKET']}`);
    expect(compose.services['store']!.environment).toMatchObject({
      MINIO_ROOT_USER: app['STORAGE_S3_ACCESS_KEY'],
      MINIO_ROOT_PASSWORD: app['STORAGE_S3_SECRET_KEY'],
    });
    for (const [, { image }] of services) expect(image).not.toMatch(/:latest$/);
  });

  it('starts scripts that the image holds', () => {
    const copied = [...containerfile.matchAll(/^COPY --from=\w+ \/app\/(\S+)/gm)].map(
      ([, path = '']) => path,
    );
    for (const [, { command = [] }] of own)
      for (const path of command.filter((one) => one.startsWith('/app/')).map((one) => one.slice(5))) {
        expect(files).toContain(path);
        expect(
          copied.some((one) => path === one || path.startsWith(`${one}/`)),
          path,
        ).toBe(true);
        execFileSync('sh', ['-n', join(root, path)]);
      }
  });
});
