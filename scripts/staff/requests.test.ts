import { describe, expect, it } from 'vitest';
import { callerName } from './caller.ts';
import { staffRequest } from './requests.ts';
import { asText } from './show.ts';

const files: Record<string, string> = {
  'facts.json': '{"checkedOn":"2026-11-20"}',
  'broken.json': '{',
  'text.json': '"x"',
};
const read = (file: string) => {
  if (files[file] === undefined) throw new Error('no such file');
  return files[file];
};
const ask = (...words: string[]) => staffRequest(words, read);

describe('the words of the command', () => {
  it.each([
    [['markets'], { method: 'GET', path: '/api/markets' }],
    [
      ['market', 'khan-market', 'facts.json'],
      { method: 'PUT', path: '/api/staff/markets/khan-market', body: { checkedOn: '2026-11-20' } },
    ],
    [['log'], { method: 'GET', path: '/api/staff/log' }],
    [['complaints'], { method: 'GET', path: '/api/staff/grievances' }],
    [['complaints', 'flagged'], { method: 'GET', path: '/api/staff/grievances?flagged=1' }],
    [
      ['complaint', 'AGN-G-1', 'disposed', 'Sorry', 'for', 'that'],
      {
        method: 'PUT',
        path: '/api/staff/grievances/AGN-G-1',
        body: { status: 'disposed', note: 'Sorry for that' },
      },
    ],
    [
      ['enquiry', '../x', 'read'],
      { method: 'PUT', path: '/api/staff/enquiries/..%2Fx', body: { status: 'read' } },
    ],
  ])('%j', (words, request) => expect(ask(...words)).toEqual(request));

  it.each([[[]], [['nonsense']], [['nonsense', 'a', 'b']], [['market', 'khan-market']], [['enquiry', 'A']]])(
    '%j is answered with the usage',
    (words) => expect(() => ask(...words)).toThrow('npm run staff -- <what>'),
  );

  it.each(['broken.json', 'text.json', 'nowhere.json'])('%s is named', (file) =>
    expect(() => ask('market', 'khan-market', file)).toThrow(file),
  );
});

describe('the caller', () => {
  it.each([
    [{ STAFF_NAME: 'Asha', SUDO_USER: 'ravi' }, 'asha'],
    [{ SUDO_USER: 'ravi' }, 'ravi'],
    [{ STAFF_NAME: '' }, 'the-login'],
    [{ STAFF_NAME: `${'Ä'.repeat(3)} ${'n'.repeat(60)}` }, `-${'n'.repeat(39)}`],
  ])('%j is %s', (env, name) => expect(callerName(env, () => 'The Login')).toBe(name));
});

describe('a reply as text', () => {
  it('has times of Delhi, plain words and a block for each thing', () => {
    const text = asText([
      { ticket: 'A', dueAt: '2026-11-20T20:00:00.000Z', overdue: true, flagged: null },
      { ticket: 'B', sent: [{ label: 'Name', value: 'Asha' }] },
    ]);
    expect(text).toMatch(
      /^ticket {7}A\ndueAt {8}21\sNov 2026, 1:30\sam\noverdue {6}yes\nflagged {6}-\n\nticket/,
    );
    expect(text).toContain('Name: Asha');
    expect(asText([])).toBe('Nothing.');
    expect(asText({ enquiries: [{ reference: 'A' }], next: null, counts: {} })).toBe('reference    A');
    expect(asText({ enquiries: [], next: null, counts: {} })).toBe('Nothing.');
  });

  it('lets no stranger paint the terminal', () => {
    const shown = (message: string) => asText({ message }).slice('message      '.length);
    expect(shown('\u001b[2Jgone\nfake line')).toBe(String.raw`\u{1b}[2Jgone fake line`);
    expect(shown('invoice\u202egpj.exe')).toBe(String.raw`invoice\u{202e}gpj.exe`);
    const bidi = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'];
    for (const sign of [
      ...bidi,
      '\0',
      '\u007f',
      '\u009b',
      '\u00ad',
      '\u200b',
      '\ufeff',
      '\u{e0041}',
      '\ud800',
    ])
      expect(shown(`a${sign}b`)).toBe(`a\\u{${sign.codePointAt(0)!.toString(16)}}b`);
    // Hindi and a family, whose parts are joined.
    for (const text of ['क्‍ष शर्मा', '👨‍👩‍👧 आओ']) expect(shown(text)).toBe(text);
  });
});
