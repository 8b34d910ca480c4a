/** @file Defers a page's scripts until after its first view, which on a slow line would share the bandwidth with them. */

import { holdFieldsScript } from '#facts/served-fields.ts';

const preloads = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const moduleStart = /<script [^>]*type="module"[^>]*>$/;
const moduleEnd = '</script>';
/** The import that starts the page, once its modules are loaded. */
const entryImport = /^\s*import\("([^"]+)"\);?\s*$/m;
const bareImport = /^import ("[^"]+");$/gm;
const namespaceImport = /^import \* as (\w+) from ("[^"]+");$/gm;

/** A page with stalled pictures gets its scripts all the same. */
const maxDelayMs = 3000;
/** Decoding and painting follow the arrival by a little. */
const paintMs = 100;
const signs = ['pointerdown', 'keydown', 'input'];

/**
 * Runs in the browser, before the first script is requested: waits until the first view has arrived and been painted, or
 * somebody begins to use the page.
 */
const firstView = `await new Promise((go) => {
  const painted = () => requestAnimationFrame(() => setTimeout(go, ${paintMs}));
  if (document.readyState === "complete") painted(); else addEventListener("load", painted, { once: true });
  for (const sign of ${JSON.stringify(signs)}) addEventListener(sign, go, { once: true, capture: true, passive: true });
  setTimeout(go, ${maxDelayMs});
});`;

/**
 * Then requests all scripts at once, like links in the head: in sequence they would wait for each other. They run
 * one after the other, with a pause in between: together they would be one long task that blocks a tap.
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

/** Returns the start and end of the module's contents: after the last tag of its kind, since no page content follows it. */
function findModule(body: string): [from: number, to: number] | undefined {
  const at = body.lastIndexOf(' type="module"');
  const from = body.indexOf('>', at) + 1;
  const to = body.indexOf(moduleEnd, from);
  if (at < 0 || from === 0 || to < 0) return undefined;
  return moduleStart.test(body.slice(body.lastIndexOf('<', at), from)) ? [from, to] : undefined;
}

/**
 * Returns a page's head and the rest, with the starting module deferred to the first view. The page reads and works
 * without scripts, so nobody waits for them; input typed before they run stays in its fields.
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
