import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Built } from './built.ts';
import type { Scene } from './scene.ts';

const manifest = join(import.meta.dirname, '../src/shared/content/pictures.generated.ts');

const text = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Writes the typed list that pages look pictures up in. */
export async function writeManifest(
  scenes: ReadonlyMap<string, Scene>,
  built: Readonly<Record<string, Built>>,
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
