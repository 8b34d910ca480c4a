import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roomNames, rooms } from '../../tests/laws/rooms.ts';
import { root } from '../tool.ts';

const begin = '<!-- rooms: written by npm run generate from tests/laws/rooms.ts -->';
const end = '<!-- /rooms -->';

/** Returns one line for each room: its name, its folder, the rooms it may import. */
function roomTable(): string {
  const lines = roomNames.map((name) => {
    const { folder, mayImport, entryFiles } = rooms[name];
    const place = entryFiles ? `${folder}/ (its own files)` : `${folder}/`;
    return `| \`#${name}\` | ${place} | ${mayImport.join(', ') || 'nothing'} |`;
  });
  return ['| Room | Folder | May import |', '| --- | --- | --- |', ...lines].join('\n');
}

/** Returns ARCHITECTURE.md with the table of rooms between its two marks. Throws when the marks are missing. */
export function architectureDocument(): string {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`ARCHITECTURE.md needs the two marks ${begin} and ${end} around its table of rooms.`);
  }
  return `${before}${begin}\n\n${roomTable()}\n\n${end}${after}`;
}
