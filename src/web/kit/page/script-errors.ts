/** @file Failures of our scripts in browsers, told to the server by name and place: a message may hold what somebody typed. */
import { sendEvent } from './analytics.ts';
import { routerOf } from './reload-guard.ts';
import { countedPage } from './use-counted-page.ts';

const pageNow = () => countedPage(routerOf()?.state.matches.at(-1)?.route.id) ?? undefined;
const maxTold = 5;
const told = new Set<string>();

/** Tells the server of an error that came from a script of ours, once for each place. */
export function tellScriptError(error: unknown): void {
  if (!(error instanceof Error)) return;
  const at = /\/assets\/[\w.-]+:\d+:\d+/.exec(error.stack ?? '')?.[0];
  const place = `${/^\w{1,40}$/.exec(error.name)?.[0] ?? 'Error'} at ${at}`;
  if (!at || told.has(place) || told.size >= maxTold) return;
  told.add(place);
  sendEvent({ name: 'script_error', page: pageNow(), place }, { keepalive: true });
}

/** Tells of every error that nothing handles. */
export function watchScripts(): void {
  addEventListener('error', ({ error }: ErrorEvent) => tellScriptError(error));
  addEventListener('unhandledrejection', ({ reason }) => tellScriptError(reason));
}
