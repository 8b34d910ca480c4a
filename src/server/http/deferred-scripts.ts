/** @file When a page fetches its scripts: after its first view, which on a weak line would share the line with them. */

import { holdFieldsScript } from '#facts/served-fields.ts';

const preloads = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const moduleStart = /<script [^>]*type="module"[^>]*>$/;
const moduleEnd = '</script>';
/** What starts the page, once all it needs is there. */
const entryImport = /^\s*import\("([^"]+)"\);?\s*$/m;
const bareImport = /^import ("[^"]+");$/gm;
const namespaceImport = /^import \* as (\w+) from ("[^"]+");$/gm;

/** A page whose pictures hang gets its scripts all the same. */
const maxDelayMs = 3000;
/** What has arrived is decoded and painted a little later. */
const paintMs = 100;
const signs = ['pointerdown', 'keydown', 'input'];

/**
 * Runs in the browser, before the first script is asked for: until everything of the first view has arrived and been painted, or
 * somebody begins to use the page.
 */
const firstView = `await new Promise((go) => {
  const painted = () => requestAnimationFrame(() => setTimeout(go, ${paintMs}));
  if (document.readyState === "complete") painted(); else addEventListener("load", painted, { once: true });
  for (const sign of ${JSON.stringify(signs)}) addEventListener(sign, go, { once: true, capture: true, passive: true });
  setTimeout(go, ${maxDelayMs});
});`;

/**
 * Then all of them at once, as the links in the head would have: one after the other they would wait for each other. They are run
 * one after the other, with a rest in between: together they would be one long task, and a finger would wait for its end.
 */
const ask = (
  files: readonly string[],
  entry: string,
) => `const rest = () => globalThis.scheduler?.yield?.() ?? new Promise((go) => setTimeout(go));
const files = ${JSON.stringify(files)};
for (const file of files) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = file;
  document.head.append(link);
}
for (const file of files.reverse()) {
  if (file === ${JSON.stringify(entry)}) continue;
  await rest();
  await import(file);
}
await rest();
${holdFieldsScript}`;

/** Where the contents of the module begin and end: behind the last tag of its kind, since nothing follows that is a page's content. */
function findModule(body: string): [from: number, to: number] | undefined {
  const at = body.lastIndexOf(' type="module"');
  const from = body.indexOf('>', at) + 1;
  const to = body.indexOf(moduleEnd, from);
  if (at < 0 || from === 0 || to < 0) return undefined;
  return moduleStart.test(body.slice(body.lastIndexOf('<', at), from)) ? [from, to] : undefined;
}

/**
 * A page's head, and what follows it or only its scripts, with the module that starts the page waiting for the first view. The page reads and works
 * without scripts, so nobody waits for them; what is typed before they are there stays in its fields.
 */
export function deferScripts(head: string, body: string): [head: string, body: string] {
  const files = [...head.matchAll(preloads)].map(([, file]) => file!);
  const found = findModule(body);
  if (files.length === 0 || !found) return [head, body];
  const imports = body.slice(...found);
  const later = imports
    .replace(bareImport, 'await import($1);')
    .replace(namespaceImport, 'const $1 = await import($2);');
  const entry = entryImport.exec(imports)?.[1] ?? '';
  const [from, to] = found;
  const module = `${firstView}\n${ask(files, entry)}\n${later}`;
  return [head.replace(preloads, ''), body.slice(0, from) + module + body.slice(to)];
}
