import { describe, expect, it } from 'vitest';
import { StartError } from '#platform/start-error.ts';
import { startFailure } from './start-failure.ts';

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error('it went wrong\n    at somewhere'), { code, ...more });
const wrapped = (cause: Error) => new Error('Failed query: insert into …\nparams: 98765 43210', { cause });

describe('a start that failed', () => {
  it.each([
    [
      'a folder that may not be written',
      withCode('EACCES', { path: '/data/uploads' }),
      /^\/data\/uploads may not/,
    ],
    ['a disk that is read only', withCode('EROFS'), /^\/data lies on a disk that is mounted to be read only/],
    [
      'a full disk',
      withCode('ENOSPC', { path: '/data/a', dest: '/data/b' }),
      /^The disk of \/data\/b is full/,
    ],
    ['a database without room', wrapped(withCode('53100')), /^The disk of the database is full/],
    ['a database that is not ours', wrapped(withCode('42501')), /owner of the database/],
    [
      'a reason with a sentence',
      wrapped(new StartError('The folder is locked.')),
      /^The folder is locked\.$/,
    ],
    [
      'a defect',
      new TypeError('x is not a function\n    at y'),
      /^The start failed: x is not a function \(TypeError\)/,
    ],
    ['something thrown that is no error', 'words', /^The start failed: words/],
  ])('because of %s is one sentence, without a stack and the words of visitors', (_, error, sentence) => {
    const said = startFailure(error, '/data');
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/\n|98765/);
  });

  it('says where a defect arose when that is asked for', () =>
    expect(startFailure(new TypeError('x'), '/data', true)).toContain('start-failure.test.ts'));
});
