type Severity = 'error' | 'off';
type Rules = Record<string, Severity | readonly [Severity, ...unknown[]]>;

/** Rules beyond the linter's own `correctness`, and those of it that we do without; each with its reason. */
export const rules: Rules = {
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-console': 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
  ],
  'import/no-cycle': 'error',
  'import/no-self-import': 'error',
  'react/rules-of-hooks': 'error',
  'react/exhaustive-deps': 'error',
  'react/no-danger': 'error',
  'react/jsx-no-target-blank': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  // An event handler of React may be async; a listener of Node may not, for nobody catches what it throws.
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/only-throw-error': 'error',
  'typescript/switch-exhaustiveness-check': 'error',
  'vitest/no-focused-tests': 'error',
  'vitest/no-disabled-tests': 'error',
  'vitest/valid-expect': ['error', { maxArgs: 2 }],
  'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],

  // A generated case may have nothing to expect; that a test expects something at all is another rule.
  'vitest/no-conditional-expect': 'off',
  // Callbacks and promises meet wherever Node's streams and sockets are wrapped.
  'promise/no-callback-in-promise': 'off',
  // It does not know `noUncheckedIndexedAccess`: the first part of a split string may well be undefined.
  'typescript/no-useless-default-assignment': 'off',
  // Our services are plain objects of closures; taking one out of its object is how they are handed on.
  'typescript/unbound-method': 'off',
  // These four judge a component without what its caller spreads into it; axe judges the finished page.
  'jsx-a11y/label-has-associated-control': 'off',
  'jsx-a11y/anchor-has-content': 'off',
  'jsx-a11y/no-noninteractive-tabindex': 'off',
  'jsx-a11y/prefer-tag-over-role': 'off',
  // A list that is a listbox is the pattern of a search with suggestions.
  'jsx-a11y/no-noninteractive-element-to-interactive-role': 'off',
  // A carousel has to learn from its library what the first render cannot know.
  'react/set-state-in-effect': 'off',
};

export type Override = { files: string[]; excludeFiles?: string[]; rules: Rules };

/** Where other rules hold. */
export const exceptions: readonly Override[] = [
  // Programs for the terminal speak there.
  { files: ['art/**', 'bench/**', 'scripts/**'], rules: { 'no-console': 'off' } },
  // Coordinates are clearer with their factor, even when it is zero; `!` says that a short list has the part chosen, whoever takes it.
  {
    files: ['art/**'],
    rules: { 'oxc/erasing-op': 'off', 'typescript/no-unnecessary-type-assertion': 'off' },
  },
  // The specification wants certain failures in the browser's log.
  { files: ['src/web/**'], rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] } },
  // The only two places that write HTML by hand: sanitised articles, and escaped structured data.
  {
    files: ['src/web/features/blog/blog-article.tsx', 'src/web/ui/json-ld.tsx'],
    rules: { 'react/no-danger': 'off' },
  },
  // A fixture's `use` is not React's.
  { files: ['tests/**'], rules: { 'react/rules-of-hooks': 'off' } },
];
