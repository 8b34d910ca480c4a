import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { mentionsIn } from './imports.ts';
import { computedImports, matchesPackage, outside, type RoomName, roomNames, rooms } from './rooms.ts';

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Returns the room of a path, by the longest matching folder; undefined for files in no room. */
export function roomOf(path: string): RoomName | undefined {
  return roomNames
    .filter((name) => path.startsWith(`${rooms[name].folder}/`))
    .toSorted((a, b) => rooms[b].folder.length - rooms[a].folder.length)[0];
}

/** Returns the separate part of a room: `vendors` of `src/server/modules/vendors/rules.ts`. */
function partOf(room: RoomName, path: string): string {
  return (path.slice(rooms[room].folder.length + 1).split('/')[0] ?? '').replace(/\..*$/, '');
}

function judgePackage(path: string, from: RoomName | undefined, specifier: string): string | undefined {
  if (from === undefined || isTest(path)) return undefined;
  const name = builtinModules.includes(specifier) ? `node:${specifier}` : specifier;
  const room = rooms[from];
  if (matchesPackage(room.packageExceptions?.[path]?.packages ?? [], name)) return undefined;
  const refused =
    'only' in room.packages
      ? !matchesPackage(room.packages.only, name)
      : matchesPackage(room.packages.except, name);
  return refused ? `${from} may not import the package ${name}` : undefined;
}

function judgeRoom(from: RoomName, path: string, to: RoomName, target: string): string | undefined {
  // A test may use the whole composed server, to prove properties of the parts together.
  if (to === 'server' && isTest(path) && path.startsWith('src/server/')) return undefined;
  // A rule and its schema are tested together.
  if (from === 'domain' && to === 'contract' && isTest(path)) return undefined;
  if (from !== to) return rooms[from].mayImport.includes(to) ? undefined : `${from} may not import ${to}`;
  if (!rooms[from].apart) return undefined;
  const [here, there] = [partOf(from, path), partOf(to, target)];
  return here === there ? undefined : `${from}/${here} may not import ${to}/${there}: they are kept apart`;
}

/** Returns why an import is not allowed; undefined when it is. */
export function judge(path: string, specifier: string | undefined): string | undefined {
  const from = roomOf(path);
  if (specifier === undefined) {
    const isAllowed =
      path in computedImports || outside.some((folder) => path.startsWith(`${folder}/`)) || isTest(path);
    return isAllowed ? undefined : 'the address of this import is computed, so nobody can judge it';
  }
  if (specifier.startsWith('#')) {
    if (specifier.startsWith('#support/')) {
      return from === undefined || isTest(path) ? undefined : 'only tests may import #support';
    }
    const to = roomNames.find((name) => specifier.startsWith(`#${name}/`));
    if (to === undefined) return `${specifier} names no room`;
    return from === undefined
      ? undefined
      : judgeRoom(from, path, to, `${rooms[to].folder}/${specifier.slice(to.length + 2)}`);
  }
  if (specifier.startsWith('/')) return `${specifier} is an absolute path: rooms are addressed by name`;
  if (!/^\.{1,2}(\/|$)/.test(specifier)) return judgePackage(path, from, specifier);
  const target = posix.normalize(posix.join(posix.dirname(path), specifier));
  const to = roomOf(target);
  if (from !== to) return `${specifier} leaves the room: rooms are addressed by name`;
  // A path like src/strangers is in no room.
  if (from === undefined) return target.startsWith('src/') ? `${specifier} lies in no room` : undefined;
  return judgeRoom(from, path, from, target);
}

/** Returns all violations of one file, each as `path:line reason`. */
export function violationsIn(path: string, source: string): string[] {
  return mentionsIn(path, source).flatMap(({ line, specifier }) => {
    const reason = judge(path, specifier);
    return reason === undefined ? [] : [`${path}:${line} ${reason}`];
  });
}
