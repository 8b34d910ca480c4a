/**
 * Draws everything: node art/build.ts [--only name-or-prefix] [--force]
 * Writes public/art, public/brand, public/icons and the picture manifest. What has not changed is not drawn again.
 */
import { parseArgs } from 'node:util';
import { buildBrand } from './build-brand.ts';
import { buildScene, type Built } from './build-scene.ts';
import { readBuilt, writeBuilt, writeManifest } from './manifest.ts';
import { allScenes } from './scenes.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, force: { type: 'boolean', default: false } },
});
const scenes = await allScenes();
const built = await readBuilt();

if (!values.only || values.only === 'brand') await buildBrand();

for (const [name, scene] of scenes) {
  if (values.only && !name.startsWith(values.only)) continue;
  const before: Built | undefined = values.force ? undefined : built[name];
  const now = await buildScene(name, scene, before);
  built[name] = now;
  if (now === before) continue;
  console.log(name);
  // After each picture, so that a run that is cut short goes on where it stopped.
  await writeBuilt(built);
}
// A scene that was taken out leaves the manifest at once; its files are for the person who took it out to delete.
for (const name of Object.keys(built)) if (!scenes.has(name)) delete built[name];
await writeBuilt(built);
await writeManifest(scenes, built);
