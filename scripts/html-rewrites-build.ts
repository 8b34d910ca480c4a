import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Dom } from 'parse5';
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router';
import { firstNotice } from '#facts/notice.ts';
import { paths } from '#facts/paths.ts';
import type { Site } from '#contract/site.ts';
import { readConfig } from '#platform/config/config.ts';
import { contentSecurityPolicy, withoutNonce } from '#http/content-security.ts';
import { deferScripts } from '#http/deferred-scripts.ts';
import { orderHead } from '#http/head-order.ts';
import { splitPage } from '#http/page-parts.ts';
import { withoutScripts } from '#http/without-scripts.ts';
import { assetsNamedIn, filesOfShell, withoutAnyScript } from '#kit/offline/offline-html.ts';
import { root } from './tool.ts';

// React Router and React write the HTML, and we rewrite it by patterns. A pattern that no longer fits changes nothing, silently: the
// page still works, later or heavier. So the build renders a page, rewrites it and checks the outcome with a real parser.

function* elementsOf(node: Dom.ParentNode): Generator<Dom.Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsOf(child);
  }
}
const attribute = ({ attrs }: Dom.Element, wanted: string) =>
  attrs.find(({ name }) => name === wanted)?.value;
const textOf = ({ childNodes }: Dom.Element) =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');
/** Excludes data, such as the JSON for search engines. */
const runs = (script: Dom.Element) => [undefined, 'module'].includes(attribute(script, 'type'));

const kindInHead = (element: Dom.Element) => {
  if (attribute(element, 'charset') !== undefined) return 'charset';
  if (element.tagName === 'script' && runs(element)) return 'script';
  return attribute(element, 'rel') === 'stylesheet' ? 'stylesheet' : 'other';
};

function partsOf(html: string) {
  const all = [...elementsOf(parse(html))];
  const links = all.filter(({ tagName }) => tagName === 'link');
  // Returns the addresses of links; React Router marks a stylesheet with an empty fragment.
  const hrefsOf = (rel: string) =>
    links.flatMap((link) =>
      attribute(link, 'rel') === rel ? (attribute(link, 'href')?.split('#')[0] ?? []) : [],
    );
  const scripts = all.filter((element) => element.tagName === 'script' && runs(element));
  return {
    stylesheets: hrefsOf('stylesheet'),
    preloads: hrefsOf('modulepreload'),
    head: all
      .filter(({ tagName }) => tagName === 'head')
      .flatMap((head) => [...elementsOf(head)].map(kindInHead))
      .join(' '),
    scripts: scripts.map(textOf),
    start: scripts.filter((script) => attribute(script, 'type') === 'module').map(textOf),
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const staticImport = /^\s*import\b(?!\s*\()/m;

/** Returns the faults of our rewriting of a rendered page: a sentence for each pattern that does not fit it. */
export function unfitRewrites(rendered: string, nonce: string): string[] {
  const source = partsOf(rendered);
  const { head, middle, end } = splitPage(Buffer.from(rendered), nonce);
  const ordered = partsOf(orderHead(head) + middle.toString() + end);
  const deferredHtml = deferScripts(orderHead(head), end).join(middle.toString());
  const deferred = partsOf(deferredHtml);
  const policy = contentSecurityPolicy(deferredHtml, { nonce });
  const served = withoutNonce(deferredHtml, nonce);
  const bare = partsOf(withoutScripts(deferredHtml, nonce));
  const shell = withoutAnyScript(served);
  const named = (files: readonly string[], wanted: readonly string[]) =>
    wanted.every((file) => files.includes(file));

  const fits: Record<string, boolean> = {
    'React Router: a page has stylesheets, modules to preload and one script that starts it':
      source.stylesheets.length > 0 && source.preloads.length > 0 && source.start.length === 1,
    'src/server/http/head-order.ts: the charset, the scripts, the stylesheets, and then the rest':
      /^charset( script)*( stylesheet)+( other)*$/.test(ordered.head) &&
      ordered.stylesheets.length === source.stylesheets.length,
    'src/server/http/deferred-scripts.ts: nothing is preloaded, and all of it is asked for later':
      deferred.preloads.length === 0 &&
      source.preloads.every((file) => deferred.start[0]?.includes(JSON.stringify(file))),
    'src/server/http/deferred-scripts.ts: no import is left that would not wait':
      deferred.start.length === 1 && !deferred.start.some((text) => staticImport.test(text)),
    'src/server/http/content-security.ts: the policy names every script': deferred.scripts.every((text) =>
      policy.includes(hashOf(text)),
    ),
    'src/server/http/content-security.ts: the nonce leaves the page': !served.includes(nonce),
    'src/server/http/without-scripts.ts: no script is left': bare.scripts.length + bare.preloads.length === 0,
    'src/web/kit/offline/offline-html.ts: no script is left in the shell':
      partsOf(shell).scripts.length === 0,
    'src/web/kit/offline/offline-html.ts: the shell finds its stylesheets': named(
      filesOfShell(shell),
      source.stylesheets,
    ),
    'src/web/kit/offline/offline-html.ts: the files of a page are found': named(
      assetsNamedIn(served).map((file) => `/assets/${file}`),
      [...source.preloads, ...source.stylesheets],
    ),
  };
  return Object.keys(fits).filter((what) => !fits[what]);
}

type WebEntry = { apiContext: RouterContext; scriptNonce: string };

/** Renders the page that needs only the site's own facts. */
async function renderedPage(): Promise<{ html: string; nonce: string }> {
  const built: ServerBuild = await import(pathToFileURL(join(root, 'build/server/index.js')).href);
  const { apiContext, scriptNonce } = built.entry.module as unknown as WebEntry;
  const { publicUrl: url, company, embeds } = readConfig({});
  const site: Site = { url, company, embeds, year: 2026, noticeVersion: firstNotice.en };
  const context = new RouterContextProvider();
  context.set(apiContext, { site: async () => site });
  const response = await createRequestHandler(built, 'production')(new Request(url + paths.offline), context);
  return { html: await response.text(), nonce: scriptNonce };
}

if (import.meta.main) {
  const { html, nonce } = await renderedPage();
  const problems = unfitRewrites(html, nonce);
  for (const problem of problems)
    process.stderr.write(
      `A rewriting of the rendered HTML does not fit it any more. Expected by ${problem}.\n`,
    );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
