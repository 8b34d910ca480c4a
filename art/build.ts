/**
 * Draws everything: npm run build -w art [-- --only name-or-prefix] [-- --force]
 * Writes public/art, public/brand, public/icons and the picture manifest. What has not changed is not drawn again.
 */
import { parseArgs } from 'node:util';
import { buildBrand } from './build-brand.ts';
import { buildScene } from './build-scene.ts';
import { type Built, inputsHash, readRecord, writeRecord } from './built.ts';
import { writeManifest } from './manifest.ts';
import { allScenes } from './scenes.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, force: { type: 'boolean', default: false } },
});
// Taken before anything is read: what is edited while this runs counts as changed.
const inputs = inputsHash();
const scenes = await allScenes();
const { inputs: builtInputs, pictures } = readRecord();

if (!values.only || values.only === 'brand') await buildBrand();

for (const [name, scene] of scenes) {
  if (values.only && !name.startsWith(values.only)) continue;
  const before: Built | undefined = values.force ? undefined : pictures[name];
  const now = await buildScene(name, scene, before);
  pictures[name] = now;
  if (now === before) continue;
  console.log(name);
  // After each picture, so that a run that is cut short goes on where it stopped.
  writeRecord({ inputs: '', pictures });
}
// A scene that was taken out leaves the manifest at once; its files are for the person who took it out to delete.
for (const name of Object.keys(pictures)) if (!scenes.has(name)) delete pictures[name];
// A part says nothing about the rest.
writeRecord({ inputs: values.only ? builtInputs : inputs, pictures });
await writeManifest(scenes, pictures);
