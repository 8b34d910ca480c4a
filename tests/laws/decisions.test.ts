import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './tree.ts';

/** A decision in its own file or in the index: `amends 7; amended by 27`. */
type Decision = { no: number; title: string; status: string };

const statusPattern =
  /^(?:accepted|rejected|superseded by \d+), [A-Z][a-z]+ \d{4}(?:; (?:amends|amended by) \d+(?:, \d+)*)*$/;

/** Returns the decision in a record's own file. */
function recordOf(path: string, text: string): Decision {
  const title = /^# \d+\. (.+)$/m.exec(text)?.[1] ?? '';
  return {
    no: Number(basename(path).slice(0, 4)),
    title,
    status: /^Status: (.+)\.$/m.exec(text)?.[1] ?? '',
  };
}

/** Returns the rows of the index, by the number in the name of the linked file. */
function rowsOf(index: string): Decision[] {
  const rows = index.matchAll(/^\| \[\d+\]\((\d{4})-[^)]+\.md\) \| (.+) \| .+ \| (.+) \|$/gm);
  return [...rows].map(([, no, title = '', status = '']) => ({ no: Number(no), title, status }));
}

const numbersAfter = (word: string, { status }: Decision) =>
  status
    .split('; ')
    .flatMap((part) => (part.startsWith(`${word} `) ? (part.match(/\d+/g) ?? []).map(Number) : []));

/** Returns records with a malformed status, and those that name another which does not name them. */
function wrongStatuses(records: readonly Decision[]): string[] {
  const names = (word: string, from: number, to: number) =>
    numbersAfter(word, records.find(({ no }) => no === from) ?? { no: 0, title: '', status: '' }).includes(
      to,
    );
  return records.flatMap((record) => [
    ...(statusPattern.test(record.status) ? [] : [`${record.no}: ${record.status}`]),
    ...numbersAfter('amends', record)
      .filter((other) => !names('amended by', other, record.no))
      .map((other) => `${other} does not say that ${record.no} amends it`),
    ...numbersAfter('amended by', record)
      .filter((other) => !names('amends', other, record.no))
      .map((other) => `${other} does not say that it amends ${record.no}`),
  ]);
}

const records = projectFiles(/^docs\/adr\/\d{4}-.*\.md$/).map((path) => recordOf(path, read(path)));

describe('the index of decisions', () => {
  it('has each record with its title and status', () => {
    expect(records.length).toBeGreaterThan(40);
    expect(rowsOf(read('docs/adr/README.md'))).toEqual(records);
  });

  it('names both sides of each amendment', () => expect(wrongStatuses(records)).toEqual([]));
});

describe('a planted decision', () => {
  const one = { no: 1, title: 'One', status: 'accepted, May 2026; amended by 2' };
  const two = { no: 2, title: 'Two', status: 'accepted, June 2026; amends 1' };

  it('is read from its file and from its row', () => {
    expect(recordOf('docs/adr/0002-b.md', `# 2. Two\n\nStatus: ${two.status}.\n`)).toEqual(two);
    expect(rowsOf(`| [2](0002-b.md) | Two | What. | ${two.status} |`)).toEqual([two]);
    expect(wrongStatuses([one, two])).toEqual([]);
  });

  it.each([
    ['without a status', { ...two, status: '' }, 2],
    ['that nobody knows to be amended', { ...two, status: 'accepted, June 2026; amends 1, 3' }, 1],
    ['that does not say what it amends', { ...two, status: 'accepted, June 2026' }, 1],
  ])('%s is found', (_, planted, found) => expect(wrongStatuses([one, planted])).toHaveLength(found));
});
