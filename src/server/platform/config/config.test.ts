import { describe, expect, it } from 'vitest';
import { demoCompany } from '#content/demo-company.ts';
import { readConfig } from './config.ts';
import { settingWarnings } from './setting-warnings.ts';
import { settings } from './settings.ts';

const database = { DATABASE_URL: 'postgres://someone@127.0.0.1/aangan' };
const production = { NODE_ENV: 'production' };
const https = { PUBLIC_URL: 'https://aangan.example' };
const warned = (env: NodeJS.ProcessEnv) => settingWarnings(readConfig(env)).map(({ setting }) => setting);

describe('the demonstration', () => {
  it.each([
    ['a fresh clone', {}, 'yes'],
    ['npm start with the embedded database', production, 'yes'],
    ['PostgreSQL while developing', database, 'yes'],
    ['PostgreSQL in production', { ...production, ...database }, 'no'],
    ['an https address', https, 'no'],
    ['an https address where it is asked for', { ...https, SEED_DEMO: 'yes' }, 'yes'],
    ['a line of a settings file without a value', { ...https, SEED_DEMO: '' }, 'no'],
    ['a fresh clone where it is not wanted', { SEED_DEMO: 'no' }, 'no'],
  ])('%s: %j gives %s', (_, env, seeds) => expect(readConfig(env).settings.SEED_DEMO).toBe(seeds));
});

it('refuses a replica of no server', () => {
  const replica = { DATABASE_REPLICA_URL: 'postgres://someone@127.0.0.2/aangan' };
  expect(() => readConfig(replica)).toThrow(
    'DATABASE_REPLICA_URL names a replica of the server in DATABASE_URL; set that, too.',
  );
  expect(readConfig({ ...replica, ...database }).settings).toMatchObject(replica);
});

describe('TRUST_PROXY', () => {
  it.each(['127.0.0.1', '10.0.0.0/8, fd00::/8', 'loopback', '::1', ' '])('accepts %s', (list) =>
    expect(readConfig({ TRUST_PROXY: list }).trustProxy.join(', ')).toBe(list.trim()),
  );
  it.each(['nonsense', '10.0.0.0/33', '127.0.0.1,proxy.example', 'true'])('refuses %s', (list) =>
    expect(() => readConfig({ TRUST_PROXY: list })).toThrow(/TRUST_PROXY must hold addresses or networks/),
  );
});

describe('a name that is nearly a setting', () => {
  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['smtp_url', 'SMTP_URL'],
    ['STORAGE_S3_ACESS_KEY', 'STORAGE_S3_ACCESS_KEY'],
    ['PORTS', 'PORT'],
  ])('%s is told with %s, and not with its value', (given, meant) => {
    const [warning, ...more] = settingWarnings(readConfig({ [given]: 'a-password' }));
    expect(warning).toEqual({
      setting: given,
      sentence: `${given} is no setting and has no effect; ${meant} may be meant.`,
    });
    expect(more).toEqual([]);
  });

  it('leaves alone what machines set, and every setting', () => {
    const machine =
      'PATH HOME HOSTNAME USER SHELL LANG TERM NODE_ENV NODE_COMPILE_CACHE TZ PWD LOGNAME MAIL EDITOR INVOCATION_ID';
    const names = [...machine.split(' '), ...Object.keys(settings.shape)];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, '']))).misspelt).toEqual([]);
  });
});

describe('a public address', () => {
  it('wants a mail server and a company, which a private one does not', () => {
    expect(warned(https)).toEqual(['SMTP_URL', 'COMPANY_FILE']);
    expect(warned({ ...https, SMTP_URL: 'smtp://127.0.0.1' })).toEqual(['COMPANY_FILE']);
    expect(warned({ PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
  });

  it('is content with a company that the staff published', () => {
    const config = { ...readConfig(https), company: { ...demoCompany, legalName: 'Utsav Events LLP' } };
    expect(settingWarnings(config).map(({ setting }) => setting)).toEqual(['SMTP_URL']);
  });
});
