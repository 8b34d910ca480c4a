/** @file What the service worker reads in a page's HTML. The build proves these patterns against a rendered page. */

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const shellFiles = /\/(?:assets|brand)\/[\w./-]+\.(?:css|woff2|svg)/g;
const assets = /\/assets\/([\w.-]+\.(?:js|css|woff2))/g;

/** A page that is shown at any address: its scripts would take it for the wrong page. */
export const withoutAnyScript = (html: string): string => html.replaceAll(scripts, '');

/** The paths of the stylesheets, fonts and drawings that a page without scripts needs. */
export const filesOfShell = (html: string): string[] => [...new Set(html.match(shellFiles) ?? [])];

/** The names of the built files that a page has asked for. */
export const assetsNamedIn = (html: string): string[] => [...html.matchAll(assets)].map(([, file]) => file!);
