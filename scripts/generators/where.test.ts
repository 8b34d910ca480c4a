import { describe, expect, it } from 'vitest';
import { answersOf } from './where.ts';

const found = (source: string) => answersOf('a.ts', source).map(({ question, name }) => [question, name]);

describe('a question in a comment', () => {
  it.each([
    ['of a constant', '/**\n * Text.\n * @where How long?\n */\nexport const days = 1;', 'days'],
    ['of one line', '/** @where How long? */\nexport async function wait() {}', 'wait'],
    ['of a name that is not exported', '/** @where How long? */\nfunction wait() {}', 'wait'],
    ['of a method', '  /** @where How long? */\n  wait(ms: number) {', 'wait'],
    ['of a name that is passed on', '/** @where How long? */\nexport { days };', 'days'],
    [
      'of a file',
      "/** @file Text.\n * @where How long?\n */\nimport a from 'a';\nexport type Days = 1;",
      'Days',
    ],
    ['of a file that exports nothing', "/** @file Text.\n * @where How long?\n */\nimport a from 'a';", ''],
  ])('%s is found with its name', (_, source, name) => expect(found(source)).toEqual([['How long?', name]]));

  it('may be one of several', () => {
    const source = '/**\n * @where How long?\n * @where How often?\n */\nexport const days = 1;';
    expect(found(source)).toEqual([
      ['How long?', 'days'],
      ['How often?', 'days'],
    ]);
  });

  it('is not seen in another comment', () => {
    expect(found('/** Text. */\nexport const a = 1;\n// @where How long?\nconst b = 2;')).toEqual([]);
  });
});
