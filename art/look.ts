/**
 * For looking while drawing: node art/look.ts out.png name [name ...] [--wide 400] [--stepped]
 * Lays the named scenes (a prefix such as `blog/` takes all that begin so) on one sheet, three in a row.
 */
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { bitmap, vector } from './render.ts';
import { allScenes } from './scenes.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    wide: { type: 'string', default: '480' },
    row: { type: 'string', default: '3' },
    stepped: { type: 'boolean', default: false },
  },
});
const [out, ...names] = positionals;
if (!out || names.length === 0) throw new Error('usage: node art/look.ts out.png name [name ...]');
const wide = Number(values.wide);
const scenes = [...(await allScenes())].filter(([name]) => names.some((wanted) => name.startsWith(wanted)));
const perRow = Math.min(Number(values.row), scenes.length);
const cells = await Promise.all(
  scenes.map(async ([, scene]) => {
    const source = values.stepped ? Buffer.from(vector(scene)) : await bitmap(scene);
    return sharp(source).resize({ width: wide }).png().toBuffer({ resolveWithObject: true });
  }),
);
const high = Math.max(...cells.map((cell) => cell.info.height));
const gap = 12;
await sharp({
  create: {
    width: perRow * (wide + gap) + gap,
    height: Math.ceil(cells.length / perRow) * (high + gap) + gap,
    channels: 3,
    background: '#fbf5ea',
  },
})
  .composite(
    cells.map((cell, i) => ({
      input: cell.data,
      left: gap + (i % perRow) * (wide + gap),
      top: gap + Math.floor(i / perRow) * (high + gap),
    })),
  )
  .png()
  .toFile(out);
console.log(scenes.map(([name]) => name).join(' '));
