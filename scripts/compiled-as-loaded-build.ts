import type { Plugin, Rolldown } from 'vite';

type Program = ReturnType<Rolldown.PluginContext['parse']>;

/** Of a module that is shorter the call takes no time that is worth its bytes. */
const minLength = 10_000;

type Wrapped = { start: number; end: number; body: number; params: string };

/**
 * Returns the modules of the older kind in a file, such as React's renderer: each stands as a function that is called once, when it is
 * asked for first.
 */
function wrappedModules(code: string, { body }: Program, least: number): Wrapped[] {
  return body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => {
      if (init?.type !== 'CallExpression') return [];
      const [made] = init.arguments;
      if (made?.type !== 'ArrowFunctionExpression' || made.body.type !== 'BlockStatement') return [];
      if (made.end - made.start < least) return [];
      const params = made.params.map(({ start, end }) => code.slice(start, end)).join(',');
      return [{ start: made.start, end: made.end, body: made.body.start, params }];
    });
}

/** Returns the code with these modules written so that browsers compile them with the file; null if none is as long as `least` characters. */
export function withModulesCompiled(code: string, program: Program, least = minLength): string | null {
  const modules = wrappedModules(code, program, least);
  if (modules.length === 0) return null;
  return modules.reduceRight(
    (all, { start, end, body, params }) =>
      `${all.slice(0, start)}(function(${params})${all.slice(body, end)})${all.slice(end)}`,
    code,
  );
}

/**
 * Returns a Vite plugin that writes such functions of a file so that browsers compile them while the file arrives, beside the main thread:
 * by the word `function` behind a parenthesis they know one that is called at once. Otherwise they pass over it, and the first call
 * compiles all of React's renderer in one long task.
 */
export const compiledAsLoaded = (file: string): Plugin => ({
  name: 'compiled-as-loaded',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'post',
  renderChunk: {
    // Behind the minifier, which would take the parentheses away.
    order: 'post',
    handler(code, { name }) {
      if (name !== file) return null;
      const written = withModulesCompiled(code, this.parse(code));
      if (written === null)
        this.error(`React is bundled in another way: no module in ${file} is a function.`);
      return { code: written, map: null };
    },
  },
});
