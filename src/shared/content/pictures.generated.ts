// Written by art/build.ts; do not edit.

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
}

// prettier-ignore
const drawn = {

} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof drawn;

/** Every drawn picture by name. */
export const pictures: Readonly<Record<PictureName, Picture>> = drawn;
