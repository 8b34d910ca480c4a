declare module 'subset-font' {
  /** Cuts a font to the characters of a text; with `keepAllGlyphs` and no text it only changes its format. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'sfnt' | 'woff2';
      keepAllGlyphs?: boolean;
      keepFeatures?: readonly string[];
      variationAxes?: Record<string, number | { min: number; max: number } | undefined>;
    },
  ): Promise<Buffer>;
}
