import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { settings } from '#platform/config/settings.ts';
import { read } from './tree.ts';

const names = Object.keys(settings.shape);
const example = read('.env.example');
/** The file with every setting enabled, as after removing each `# `. */
const switchedOn = parseEnv(example.replaceAll(/^# (?=[A-Z0-9_]+=)/gm, ''));

describe('.env.example', () => {
  it('sets nothing as it is', () => expect(parseEnv(example)).toEqual({}));

  it('names every setting with the value that holds without it', () => {
    expect(Object.keys(switchedOn).toSorted()).toEqual(names.toSorted());
    expect(settings.parse(switchedOn)).toEqual(settings.parse({}));
  });

  it('holds no secret', () => {
    const secrets = names.filter((name) => /(?:SECRET_KEY|ACCESS_KEY|TOKEN|_URL)$/.test(name));
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter((name) => switchedOn[name] !== '')).toEqual([]);
  });
});

describe('.env', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  it.each(['start', 'dev', 'staff', 'backup', 'restore'])('is read by npm run %s, if it is there', (name) =>
    expect(scripts[name]).toContain('node --env-file-if-exists=.env '),
  );

  it('stays out of git and of images', () => {
    for (const file of ['.gitignore', '.dockerignore']) expect(read(file).split('\n')).toContain('.env');
  });
});
