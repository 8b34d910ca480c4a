import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Built } from './build-scene.ts';
import type { Scene } from './scene.ts';

const remembered = join(import.meta.dirname, 'built.json');
const manifest = join(import.meta.dirname, '../src/shared/content/pictures.generated.ts');

export async function readBuilt(): Promise<Record<string, Built>> {
  try {
    return JSON.parse(await readFile(remembered, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

export async function writeBuilt(built: Record<string, Built>): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(built).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(remembered, `${JSON.stringify(sorted, null, 1)}\n`);
}

const text = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Writes the typed list that pages look pictures up in. */
export async function writeManifest(
  scenes: ReadonlyMap<string, Scene>,
  built: Record<string, Built>,
): Promise<void> {
  const rows = [...scenes].flatMap(([name, scene]) => {
    const known = built[name];
    if (!known || name.startsWith('_')) return [];
    const extra = `${scene.share ? ', share: true' : ''}${scene.vector ? ', vector: true' : ''}`;
    return `  ${text(name)}: { alt: ${text(scene.alt)}, width: ${scene.width}, height: ${scene.height}, widths: [${scene.widths.join(', ')}], tone: '${known.tone}'${extra} },`;
  });
  await writeFile(
    manifest,
    `// Written by art/build.ts; do not edit.

/** A drawn picture: files are /art/<name>-<width>.avif and .webp; the share card is /art/<name>-share.jpg. */
export interface Picture {
  readonly alt: string;
  /** Shape of the drawing; the widths are the pixel widths on disk. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** Colour to show until the picture is there. */
  readonly tone: string;
  readonly share?: boolean;
  /** Also there as /art/<name>.svg. */
  readonly vector?: boolean;
}

// prettier-ignore
const drawn = {
${rows.join('\n')}
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof drawn;

/** Every drawn picture by name. */
export const pictures: Readonly<Record<PictureName, Picture>> = drawn;
`,
  );
}
