import { describe, expect, it } from 'vitest';
import { read } from './tree.ts';

const maxEntryLength = 160;
const groups = ['Added', 'Changed', 'Fixed'];

/** Returns the lines below `## Unreleased` and the releases after it that are misplaced: each must be in a day's group, on one line. */
function misplaced(changelog: string): string[] {
  const problems: string[] = [];
  let day = '9999-12-31';
  let group = -1;
  for (const line of (changelog.split('## Unreleased\n')[1] ?? '').split('\n')) {
    const date = /^### (\d{4}-\d{2}-\d{2})$/.exec(line)?.[1];
    const next = groups.indexOf(/^#### (\w+)$/.exec(line)?.[1] ?? '');
    if (line === '') continue;
    // A release, whose days begin anew.
    if (line.startsWith('## ')) [day, group] = ['9999-12-31', -1];
    else if (date !== undefined && date < day) [day, group] = [date, -1];
    else if (next > group) group = next;
    else if (group < 0 || !line.startsWith('- ') || line.length > maxEntryLength) problems.push(line);
  }
  return problems;
}

describe('the changelog', () => {
  it('has days, newest first, with Added, Changed and Fixed, and one line for each change', () => {
    expect(read('CHANGELOG.md')).toContain('\n### 2026-11-20\n');
    expect(misplaced(read('CHANGELOG.md'))).toEqual([]);
  });

  const day = '## Unreleased\n\n### 2026-11-28\n\n#### Added\n\n';
  it.each([
    ['without a day', '## Unreleased\n\n- A change.\n', 1],
    ['without a group', '## Unreleased\n\n### 2026-11-28\n\n- A change.\n', 1],
    ['of two lines', `${day}- A change that\n  goes on.\n`, 1],
    ['that is too long', `${day}- ${'a'.repeat(maxEntryLength)}\n`, 1],
    ['below another group', `${day}#### Improved\n\n- A change.\n`, 1],
    ['below groups in another order', `${day}#### Fixed\n\n#### Changed\n`, 1],
    ['below a later day', `${day}### 2026-11-29\n`, 1],
    ['without a day in a release', `${day}- A change.\n\n## 0.1.0\n\n- Another.\n`, 1],
    ['of a release, with days anew', `${day}\n## 0.1.0\n\n### 2026-11-30\n\n#### Added\n\n- Another.\n`, 0],
    ['as it should be', `${day}- A change.\n\n### 2026-11-27\n\n#### Fixed\n\n- Another.\n`, 0],
  ])('a planted entry %s', (_, text, found) => expect(misplaced(text)).toHaveLength(found));
});
