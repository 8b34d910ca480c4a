import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  animated,
  bomb,
  cmyk,
  gif,
  heic,
  html,
  jpeg,
  pdf,
  phonePhoto,
  polyglot,
  script,
  svg,
} from '#support/pictures.ts';
import { createPictureMaker, type MadePicture } from './picture-maker.ts';
import { pictureType } from './picture-type.ts';

const limits = { maxBytes: 10 * 1024 * 1024, maxPixels: 50_000_000 };
const maker = createPictureMaker(limits);
const widths = [48, 96, 480];
const make = (original: Buffer) => maker.make(original, widths);
const everything = async (made: MadePicture) => [...made.files, ...(await made.later())];

describe('a picture', () => {
  it('comes in the wanted widths up to its own, as WebP, JPEG and, later, AVIF', async () => {
    const made = await make(await jpeg(120, 80));
    expect(made).toMatchObject({ width: 120, height: 80, widths: [48, 96, 120] });
    const files = await everything(made);
    expect(files.map(({ width, format }) => `${width}.${format}`)).toEqual([
      '48.webp',
      '96.webp',
      '120.webp',
      '120.jpg',
      '48.avif',
      '96.avif',
      '120.avif',
    ]);
    for (const { width, format, content } of files) {
      const seen = await sharp(content).metadata();
      expect([width, format, seen.width]).toEqual([width, format, width]);
      expect(pictureType(content)).toBe(format === 'jpg' ? 'jpeg' : format);
    }
    expect(made.blur).toMatch(/^data:image\/webp;base64,[\w+/=]{20,400}$/);
  });

  it('is never made larger, nor taller than a page can use', async () => {
    expect(await make(await jpeg(40, 40))).toMatchObject({ width: 40, height: 40, widths: [40] });
    expect((await maker.make(await jpeg(600, 6000), [480])).height).toBeLessThanOrEqual(2000);
  });

  it('stands upright and tells neither place nor camera', async () => {
    const original = await phonePhoto();
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('SecretCamera');
    const made = await make(original);
    expect([made.width, made.height]).toEqual([80, 120]);
    for (const { content } of await everything(made)) {
      const { exif, xmp, iptc, orientation } = await sharp(content).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(content.toString('latin1')).not.toContain('SecretCamera');
    }
  });

  it('that is a page as well loses the page', async () => {
    const original = await polyglot();
    expect(original.toString('latin1')).toContain(script);
    for (const { content } of await everything(await make(original)))
      expect(content.toString('latin1')).not.toContain('script');
  });

  it('for print becomes one for screens', async () => {
    for (const { content } of await everything(await make(await cmyk())))
      expect((await sharp(content).metadata()).space).toBe('srgb');
  });

  it('that moves shows its first frame', async () => {
    for (const { content } of await everything(await make(await animated()))) {
      expect((await sharp(content).metadata()).pages ?? 1).toBe(1);
      const { dominant } = await sharp(content).stats();
      expect(dominant.r).toBeGreaterThan(dominant.b);
    }
  });

  it.each(['png', 'webp', 'avif'] as const)('may come as %s, see-through or not', async (format) => {
    const original = await sharp({
      create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .toFormat(format)
      .toBuffer();
    const made = await make(original);
    const paper = made.files.find(({ format: one }) => one === 'jpg')!;
    // Transparent areas become white, not black.
    expect((await sharp(paper.content).stats()).channels[0]!.mean).toBeGreaterThan(250);
  });
});

const halfOf = (whole: Buffer) => whole.subarray(0, whole.length / 2);

describe('a file that is no accepted picture', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string, RegExp]>([
    ['an SVG with a script', () => svg, 'unsupported_media', /JPEG, PNG, WebP or AVIF/],
    ['a page called .jpg', () => html, 'unsupported_media', /JPEG, PNG, WebP or AVIF/],
    ['a GIF', () => gif, 'unsupported_media', /JPEG, PNG, WebP or AVIF/],
    ['a PDF', () => pdf, 'unsupported_media', /JPEG, PNG, WebP or AVIF/],
    ['nothing', () => Buffer.alloc(0), 'unsupported_media', /JPEG, PNG, WebP or AVIF/],
    ['noise', () => Buffer.alloc(5000, 7), 'unsupported_media', /JPEG, PNG, WebP or AVIF/],
    ['a HEIC photo', () => heic, 'unsupported_media', /HEIC.*Most Compatible/],
    ['a bomb of 900 megapixels', () => bomb(30_000, 30_000), 'payload_too_large', /50 million pixels/],
    ['a bomb in one line', () => bomb(60_000_000, 1), 'payload_too_large', /50 million pixels/],
    ['a header without a picture', () => bomb(4000, 4000), 'invalid_input', /damaged or incomplete/],
    ['half a photo', async () => halfOf(await jpeg(600, 600)), 'invalid_input', /damaged or incomplete/],
    ['a photo of one pixel', () => jpeg(1, 1), 'invalid_input', /too small/],
    ['a photo 31 pixels high', () => jpeg(600, 31), 'invalid_input', /too small/],
    [
      'eleven megabytes',
      async () => Buffer.concat([await jpeg(), Buffer.alloc(11 * 1024 * 1024)]),
      'payload_too_large',
      /larger than 10 MB/,
    ],
  ])('%s is refused with a sentence that helps', async (_, file, code, sentence) => {
    await expect(make(await file())).rejects.toMatchObject({
      name: 'Problem',
      code,
      message: expect.stringMatching(sentence),
    });
  });

  it('at exactly the limit of pixels is taken, one row beyond is not', async () => {
    const small = createPictureMaker({ ...limits, maxPixels: 120 * 80 });
    await expect(small.make(await jpeg(120, 80), widths)).resolves.toMatchObject({ width: 120 });
    await expect(small.make(await jpeg(120, 81), widths)).rejects.toMatchObject({
      code: 'payload_too_large',
    });
  });

  it('leaves the workshop open for the next', async () => {
    const refused = Array.from({ length: 6 }, () => make(bomb(4000, 4000)).catch(() => 'refused'));
    expect(await Promise.all(refused)).toEqual(Array.from({ length: 6 }, () => 'refused'));
    expect((await make(await jpeg())).width).toBe(120);
  });
});
