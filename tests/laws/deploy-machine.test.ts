import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { projectFiles, read, root } from './tree.ts';

// What deploy/install puts on a machine stands in several files, which are compared here. tests/served/upgrade.night.test.ts runs it.

const unit = read('deploy/systemd/aangan@.service');
const backupUnit = read('deploy/systemd/aangan-backup.service');
const install = read('deploy/install');
const command = read('deploy/aangan');
const caddyfile = read('deploy/caddy/site.caddyfile');
const scripts = projectFiles(/^deploy\/[a-z-]+$/);
const one = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];

describe('a machine of deploy/install', () => {
  it('has scripts that a shell can read and anybody can run', () => {
    expect(scripts).toContain('deploy/upgrade');
    for (const script of scripts) {
      execFileSync('sh', ['-n', join(root, script)]);
      expect(statSync(join(root, script)).mode & 0o111, script).toBe(0o111);
      expect(read(script), script).toMatch(/^#!\/bin\/sh\n#[^]*\nset -e?u\n/);
    }
  });

  it('has one folder for data, and one settings file, of units and command', () => {
    const [data, settings] = ['/var/lib/aangan', '/etc/aangan/settings.env'];
    for (const text of [unit, backupUnit]) {
      expect(one(text, /DATA_DIR=(\S+)/)).toBe(data);
      expect(one(text, /^EnvironmentFile=(.+)$/m)).toBe(settings);
      expect(one(text, /^WorkingDirectory=(.+)$/m)).toBe('/opt/aangan/current');
      expect(one(text, /^ExecStart=(\S+)/m)).toBe('/opt/aangan/current/node_modules/.bin/node');
    }
    expect(command).toContain(`DATA_DIR="$root${data}"`);
    expect(command).toContain(`--env-file="$root${settings}"`);
    expect(install).toContain(`"$root${data}"`);
    for (const script of ['backup', 'restore', 'staff'])
      expect(projectFiles()).toContain(`scripts/${script}.ts`);
  });

  it('tells Caddy what its file asks for, and the site who Caddy is', () => {
    const asked = new Set([...caddyfile.matchAll(/\{\$([A-Z_]+)\}/g)].map(([, name]) => name));
    for (const name of asked) expect(install, name).toMatch(new RegExp(`${name}=`));
    const pages = one(unit, /AWAY_PAGES_DIR=(\S+)/);
    expect(install).toContain(`AWAY_PAGES=${pages}`);
    expect(one(unit, /TRUST_PROXY=(\S+)/)).toBe('127.0.0.1');
    expect(install).toContain('127.0.0.1:$port');
    // Caddy hears in time that a process ends, and the upgrade waits until it knows one that is back.
    const asksMs = Number(one(caddyfile, /health_interval (\d+)s/)) * 1000;
    expect(Number(one(unit, /END_NOTICE_MS=(\d+)/))).toBeGreaterThan(2 * asksMs);
    expect(Number(one(read('deploy/upgrade'), /sleep (\d+)/)) * 1000).toBeGreaterThan(2 * asksMs);
    const ports = one(install, /ports:-([\d ]+)\}/)!.split(' ');
    expect(read('deploy/monitoring/prometheus.yml')).toContain(
      `targets: [${ports.map((port) => `'127.0.0.1:${port}'`).join(', ')}]`,
    );
  });

  it('gets settings with which the site starts, and no password of the database', () => {
    const folder = mkdtempSync(join(tmpdir(), 'settings-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'settings.env');
    const { status, stderr } = spawnSync('sh', [join(root, 'deploy/settings'), 'machine'], {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        ENV_FILE: file,
        PUBLIC_URL: 'https://aangan.example',
        COMPANY_FILE: '/etc/aangan/company.json',
        MAIL_FROM: 'site@aangan.example',
        STAFF_EMAIL: 'staff@aangan.example',
        SMTP_URL: 'smtps://site:p$ss@mail.aangan.example',
      },
    });
    expect([status, stderr]).toEqual([0, expect.stringContaining('is written')]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const env = Object.fromEntries(
      [...readFileSync(file, 'utf8').matchAll(/^([A-Z_]+)='(.*)'$/gm)].map(([, name = '', value]) => [
        name,
        value,
      ]),
    );
    expect(Object.keys(env)).not.toContain('STORE_PASSWORD');
    const { settings } = readConfig({ ...env, COMPANY_FILE: undefined, NODE_ENV: 'production' });
    expect(settings.DATABASE_URL).toBe('postgres://aangan@localhost/aangan?host=/var/run/postgresql');
    expect(settings.SMTP_URL).toBe('smtps://site:p$ss@mail.aangan.example');
  });
});
