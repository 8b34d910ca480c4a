import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './tool.ts';

const icon = /\/lucide-react\/dist\/esm\/icons\/(?!index\.)[\w-]+\.m?js$/;
const renderer = 'createLucideIcon.mjs';
/** The parts that only Lucide's own component reads: the icon's name and size, and keys for React, which ours does not need. */
const unread = /^ {2}(?:name: "[\w-]+"|size: 24),\n|,\s*key: "\w+"/gm;

/** Returns the module of an icon without its unread parts. */
export const slimIcon = (code: string): string => code.replaceAll(unread, '');

/**
 * Returns a Vite plugin that draws the icons of Lucide with a small component of ours (src/web/ui/icon.ts): 1.7 kB less on every
 * page, and less work for each icon of a list.
 */
export function icons(): Plugin {
  let replaced = false;
  return {
    name: 'icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith(`/${renderer}`) || !icon.test(importer ?? '')) return null;
      replaced = true;
      return join(root, 'src/web/ui/icon.ts');
    },
    transform: { filter: { id: icon }, handler: (code) => ({ code: slimIcon(code), map: null }) },
    buildEnd(error) {
      if (!error && !replaced) this.error(`Lucide's icons do not import ${renderer} any more.`);
    },
  };
}
