/** @file The content lines of a calendar file (RFC 5545, section 3.1), as far as they concern busy times. */

/** Thrown for a text that is no calendar. */
export class CalendarFormatError extends Error {}

/** One property: its raw value, and its parameters by their names in capitals. */
export type Property = { value: string; params: ReadonlyMap<string, string> };

const wanted = [
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'STATUS',
  'TRANSP',
  'X-MICROSOFT-CDO-BUSYSTATUS',
] as const;
type Wanted = (typeof wanted)[number];
/** One entry of a calendar. */
export type Entry = Partial<Record<Wanted, Property>>;

const isWanted = (name: string): name is Wanted => (wanted as readonly string[]).includes(name);

/** Returns the start of the value: at the first colon outside quotation marks; -1 without one. */
function valueAt(line: string): number {
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') quoted = !quoted;
    else if (line[at] === ':' && !quoted) return at;
  }
  return -1;
}

function lineOf(line: string): { name: string; property: Property } | null {
  const at = valueAt(line);
  if (at < 1) return null;
  const [name = '', ...params] = line.slice(0, at).split(';');
  return {
    name: name.toUpperCase(),
    property: {
      value: line.slice(at + 1).trim(),
      params: new Map(
        params.map((param) => {
          const [key = '', value = ''] = param.split('=', 2);
          return [key.toUpperCase(), value.replaceAll('"', '')] as const;
        }),
      ),
    },
  };
}

/** Lists that may occur several times become one. */
const isList = (name: Wanted) => name === 'EXDATE' || name === 'RDATE';

/** Returns the first entries of a calendar, and the number of entries beyond. @throws CalendarFormatError when it is none */
export function entriesOf(text: string, max: number): { entries: Entry[]; more: number } {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\s/i.test(text)) throw new CalendarFormatError();
  const entries: Entry[] = [];
  let more = 0;
  let entry: Entry | null = null;
  /** Parts of an entry, such as alarms, have properties of the same names. */
  let inner = 0;
  for (const raw of text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n|\r/)) {
    const line = lineOf(raw);
    if (!line) continue;
    const { name, property } = line;
    const kind = property.value.toUpperCase();
    if (!entry) {
      if (name === 'BEGIN' && kind === 'VEVENT') [entry, inner] = [{}, 0];
    } else if (name === 'BEGIN') inner += 1;
    else if (name === 'END' && inner > 0) inner -= 1;
    else if (name === 'END') {
      if (entries.length < max) entries.push(entry);
      else more += 1;
      entry = null;
    } else if (inner === 0 && isWanted(name)) {
      const before: Property | undefined = entry[name];
      entry[name] =
        before && isList(name)
          ? { ...property, value: `${before.value},${property.value}` }
          : (before ?? property);
    }
  }
  return { entries, more };
}
