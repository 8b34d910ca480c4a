/** @file The content lines of a calendar file (RFC 5545, section 3.1), as far as they concern busy times. */

/** Thrown for a text that is no calendar. */
export class CalendarFormatError extends Error {}

/** One property: its raw value, and its parameters by their names in capitals. */
export type Property = { value: string; params: ReadonlyMap<string, string> };
/** The properties of one part by their names in capitals, in their order. */
export type Properties = ReadonlyMap<string, readonly Property[]>;

/** The part of a file that its entries share: a file may hold several calendars. */
export type CalendarHead = { properties: Properties; zones: Map<string, TimeZonePart> };
/** A time zone that the file defines, with the times of its changes. */
export type TimeZonePart = { properties: Properties; changes: Properties[] };
/** One entry: an event, or a list of busy times. */
export type Entry = { kind: 'VEVENT' | 'VFREEBUSY'; properties: Properties; head: CalendarHead };

/** The entries of a file, the number of entries beyond the limit, and whether the file ends within an entry. */
export type CalendarFile = { entries: Entry[]; more: number; isCut: boolean };

/** Names that a reader of busy times has no use for, and that fill most of a file. */
const unused = new Set(['SUMMARY', 'DESCRIPTION', 'LOCATION', 'ATTENDEE', 'ORGANIZER', 'X-ALT-DESC']);
/** Changes of one time zone that are read. */
const changesMax = 400;

export const firstOf = (properties: Properties, name: string): Property | undefined =>
  properties.get(name)?.[0];
/** Returns the value of a property in capitals; empty without one. */
export const valueOf = (properties: Properties, name: string): string =>
  firstOf(properties, name)?.value.toUpperCase() ?? '';

/** Returns the start of the value: at the first colon outside quotation marks and addresses; -1 without one. */
function valueAt(line: string): number {
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') quoted = !quoted;
    else if (line[at] === ':' && !quoted && !line.startsWith('://', at)) return at;
  }
  return -1;
}

/** Splits the name and its parameters at semicolons outside quotation marks. */
const partsOf = (text: string): string[] => text.match(/(?:"[^"]*"|[^;"])+/g) ?? [];

function lineOf(line: string): { name: string; property: Property } | null {
  const at = valueAt(line);
  if (at < 1) return null;
  const [name = '', ...params] = partsOf(line.slice(0, at));
  return {
    name: name.trim().toUpperCase(),
    property: {
      value: line.slice(at + 1).trim(),
      params: new Map(
        params.map((param) => {
          const [key = '', value = ''] = param.split('=', 2);
          return [key.trim().toUpperCase(), value.replaceAll('"', '').trim()] as const;
        }),
      ),
    },
  };
}

/** A part that is being read: `end` stores it. */
type Open = { kind: string; properties: Map<string, Property[]>; end: () => void };

/** Reads the parts of a file line by line. */
function createParts(max: number) {
  const entries: Entry[] = [];
  const open: Open[] = [];
  let head: CalendarHead | null = null;
  let zone: TimeZonePart | null = null;
  let more = 0;

  function storeEntry(kind: Entry['kind'], properties: Properties) {
    if (!head) return;
    if (entries.length < max) entries.push({ kind, properties, head });
    else more += 1;
  }
  function begin(kind: string) {
    const properties = new Map<string, Property[]>();
    let end = () => {};
    if (kind === 'VCALENDAR') head = { properties, zones: new Map() };
    else if (kind === 'VTIMEZONE') {
      const begun: TimeZonePart = { properties, changes: [] };
      zone = begun;
      end = () => {
        head?.zones.set(firstOf(properties, 'TZID')?.value ?? '', begun);
        zone = null;
      };
    } else if (kind === 'STANDARD' || kind === 'DAYLIGHT')
      end = () => void (zone && zone.changes.length < changesMax && zone.changes.push(properties));
    else if (kind === 'VEVENT' || kind === 'VFREEBUSY') {
      // Some programs forget the end of an entry: the next one ends it.
      if (open.at(-1)?.kind === kind) open.pop()!.end();
      end = () => storeEntry(kind, properties);
    }
    open.push({ kind, properties, end });
  }
  return {
    read({ name, property }: { name: string; property: Property }) {
      if (name === 'BEGIN') begin(property.value.toUpperCase());
      else if (name === 'END') open.pop()?.end();
      else if (!unused.has(name)) {
        const properties = open.at(-1)?.properties;
        const before = properties?.get(name);
        if (before) before.push(property);
        else properties?.set(name, [property]);
      }
    },
    result: (): CalendarFile => ({ entries, more, isCut: open.length > 0 }),
  };
}

/** Returns the first entries of a file, and the number of entries beyond. @throws CalendarFormatError when it is no calendar */
export function entriesOf(text: string, max: number): CalendarFile {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\s/i.test(text)) throw new CalendarFormatError();
  const parts = createParts(max);
  for (const raw of text
    .replace(/^\uFEFF?\s*/, '')
    .replaceAll(/(?:\r?\n|\r)[ \t]/g, '')
    .split(/\r?\n|\r/)) {
    const line = lineOf(raw);
    if (line) parts.read(line);
  }
  return parts.result();
}
