/** @file Extracts from a page's HTML for the service worker. The build proves these patterns against a rendered page. */

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const shellFiles = /\/(?:assets|brand)\/[\w./-]+\.(?:css|woff2|svg)/g;
const assets = /\/assets\/([\w.-]+\.(?:js|css|woff2))/g;

/** Removes all scripts from a page that is shown at any address: they would take it for the wrong page. */
export const withoutAnyScript = (html: string): string => html.replaceAll(scripts, '');

/** Returns the paths of the stylesheets, fonts and drawings that a page without scripts needs. */
export const filesOfShell = (html: string): string[] => [...new Set(html.match(shellFiles) ?? [])];

/** Returns the names of the built files that a page has requested. */
export const assetsNamedIn = (html: string): string[] => [...html.matchAll(assets)].map(([, file]) => file!);
