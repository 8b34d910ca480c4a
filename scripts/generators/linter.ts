import { execFileSync } from 'node:child_process';
import { type RoomName, roomNames, rooms } from '../../tests/laws/rooms.ts';
import { root, toolEnvironment } from '../tool.ts';
import { exceptions, type Override, rules } from './linter-rules.ts';

type Pattern = { regex?: string; group?: string[]; message: string };

function escaped(pattern: string): string {
  const plain = pattern.replace(/\*$/, '').replaceAll(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return pattern.endsWith('*') ? plain : `${plain}$`;
}

function patternsFor(name: RoomName): Pattern[] {
  const room = rooms[name];
  const refused = roomNames.filter((other) => other !== name && !room.mayImport.includes(other));
  const patterns: Pattern[] = [
    {
      regex: `^#(${refused.join('|')})/`,
      message: `${name} may import ${room.mayImport.join(', ') || 'no other room'}.`,
    },
    { regex: '^#support/', message: 'Only tests may import #support.' },
  ];
  if (room.apart) {
    patterns.push({
      regex: `^#${name}/`,
      message: `The parts of ${name} are kept apart; inside one, use a relative path.`,
    });
  }
  if ('only' in room.packages) {
    // The linter's expressions have no look-ahead (it passes such a rule in silence), so this is a list of globs.
    const allowed = room.packages.only.map((pattern) => `!${pattern.replace(/\/\*$/, '/**')}`);
    patterns.push({
      group: ['*', '!.*', '!.*/**', '!#*', '!#*/**', ...allowed],
      message: `${name} may use ${room.packages.only.filter((one) => !one.includes('*')).join(', ') || 'no package'}.`,
    });
  } else {
    patterns.push({
      regex: `^(${room.packages.except.map(escaped).join('|')})`,
      message: `This package has no place in ${room.folder}.`,
    });
  }
  return patterns;
}

function overrideFor(name: RoomName): Override {
  const room = rooms[name];
  // A file on leave is left to the law alone: the linter cannot say "all but this package".
  return {
    files: room.entryFiles
      ? Object.keys(room.entryFiles).map((file) => `${room.folder}/${file}`)
      : [`${room.folder}/**`],
    excludeFiles: ['**/*.test.{ts,tsx}', ...Object.keys(room.leave ?? {})],
    rules: { 'no-restricted-imports': ['error', { patterns: patternsFor(name) }] },
  };
}

/** As the formatter leaves it, or the two checks would undo each other's work. */
function formatted(json: string): string {
  return execFileSync('oxfmt', ['--stdin-filepath=.oxlintrc.json'], {
    cwd: root,
    env: toolEnvironment(),
    input: json,
    encoding: 'utf8',
  });
}

/**
 * The linter's settings: our rules, and the walls between the rooms written out from their table, so that an
 * editor shows a wrong import while it is typed.
 */
export function linterSettings(): string {
  const settings = {
    $schema: './node_modules/oxlint/configuration_schema.json',
    plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise', 'react', 'jsx-a11y', 'vitest'],
    options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
    categories: { correctness: 'error' },
    ignorePatterns: ['build', 'var', 'public', '.react-router'],
    rules,
    overrides: [...exceptions, ...roomNames.map(overrideFor)],
  };
  return formatted(JSON.stringify(settings));
}
