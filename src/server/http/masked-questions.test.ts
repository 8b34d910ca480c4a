import { count } from '#platform/db/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { staffRoles, type StaffRole } from '#facts/staff-access.ts';
import { isShownToAll } from '#contract/desk/masking.ts';
import { rightTo, seesContactDetails } from '#domain/desk/rights.ts';
import { staffEndpoints } from '#contract/index.ts';
import { fillPath, parseRoute, type Endpoint } from '#contract/kit.ts';
import { events } from '#platform/db/tables.ts';
import { firstOwner, memberWithRole, type DeskBrowser } from '#support/desk.ts';
import { nonsense, storeMaskedRecords, type World } from '#support/masked-worlds.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

// Fields that a role sees masked cannot be filtered, sorted, searched, exported or counted by: two sets of records that differ only in
// masked words look the same to it, whatever the call. A new call, query or masked field is included automatically.

const now = new Date('2026-11-22T04:00:00Z');
const site = setUpTestSite({ clock: () => now });
let at: Partial<Record<StaffRole, DeskBrowser>>;
let records: Awaited<ReturnType<typeof storeMaskedRecords>>;
beforeAll(async () => {
  at = { owner: (await firstOwner(site)).browser };
  for (const role of staffRoles) if (role !== 'owner') at[role] = (await memberWithRole(site, role)).browser;
  records = await storeMaskedRecords(site, now);
});
beforeEach(() => records.write(0));

const maskedRoles = staffRoles.filter((role) => !seesContactDetails.includes(role));
type Named = [name: string, endpoint: Endpoint];
/** Returns the readable calls of such a role; its own data holds nobody else's words. */
const readBy = (role: StaffRole): Named[] =>
  Object.entries<Endpoint>(staffEndpoints).filter(([name, { route }]) => {
    const right = rightTo(name);
    return right?.roles.includes(role) && !right.own && parseRoute(route).method === 'GET';
  });

/** The required parameters of a call. */
const wanted: Readonly<Record<string, string>> = {
  at: new Date(now.getTime() + 1).toISOString(),
  id: '01ffffff-0000-7000-8000-000000000000',
  since: '00000000-0000-7000-8000-000000000000',
};
const answerTo = async (role: StaffRole, endpoint: Endpoint, query: Record<string, string> = {}) => {
  const { method, path } = parseRoute(endpoint.route);
  const needs = questionsOf(endpoint).flatMap(([key]) => (wanted[key] ? [[key, wanted[key]]] : []));
  const search = new URLSearchParams(
    Object.fromEntries([...needs, ...Object.entries(query)]) as Record<string, string>,
  ).toString();
  const answer = await at[role]!.call(`${method} ${fillPath(path, records.params)}${search && `?${search}`}`);
  expect([search, answer.status]).not.toEqual([search, 500]);
  return { status: answer.status, body: answer.json() };
};
const ask = async (role: StaffRole, endpoint: Endpoint, query: Record<string, string> = {}) => {
  const { status, body } = await answerTo(role, endpoint, query);
  expect([endpoint.route, query, status]).toEqual([endpoint.route, query, 200]);
  return body;
};

/** Returns every word of an answer by its place in it; for lists, one place for all their items. */
function wordsIn(value: unknown, place = ''): [place: string, word: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (Array.isArray(value)) return value.flatMap((item) => wordsIn(item, `${place}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => wordsIn(part, `${place}.${key}`));
}
const isMasked = (word: string) => word.includes('•••');
/** Returns the words of an owner's answer that another role sees masked, with their places. */
const maskedIn = (seen: unknown, shown: unknown) => {
  const all = wordsIn(seen);
  const masked = new Set(all.filter(([, word]) => isMasked(word)).map(([place]) => place));
  const open = new Set(all.map(([place, word]) => `${place} ${word}`));
  return wordsIn(shown).filter(
    ([place, word]) => masked.has(place) && word !== '' && !open.has(`${place} ${word}`),
  );
};

/** Returns every place of a reply that its schema masks. */
function maskedPlaces(schema: z.ZodType, place = ''): string[] {
  const { innerType, element, shape, type } = schema._zod.def as unknown as Parts;
  if (innerType) return maskedPlaces(innerType, place);
  if (element) return maskedPlaces(element, `${place}[]`);
  if (shape) return Object.entries(shape).flatMap(([key, part]) => maskedPlaces(part, `${place}.${key}`));
  return type === 'string' && !isShownToAll(schema) ? [place] : [];
}
type Parts = { innerType?: z.ZodType; element?: z.ZodType; shape?: Record<string, z.ZodType>; type: string };

/** Masked because unmarked, and no secret of a family: days, ids, words of our lists, the staff's names, a vendor's page. */
const unmarked =
  /\.messages\[\]\.(?:name|awayUntil|pictures\[\])$|\.content\.(?:in|ex)cluded\[\]$|\.profile\.(?:facts|prices)/;
/** Lists that are empty for such a role. */
const withheldLists = /^staffDuplicate(?:List \.proposed|Pairs )\[\]/;

const questionsOf = ({ query }: Endpoint): [key: string, schema: z.ZodType][] =>
  Object.entries((query as z.ZodObject | undefined)?.shape ?? {}) as [string, z.ZodType][];
const isFree = (schema: z.ZodType) => schema.safeParse(nonsense()).success;
const hasWords = ([, endpoint]: Named) => questionsOf(endpoint).some(([, schema]) => isFree(schema));
function choicesOf(schema: z.ZodType): string[] {
  const def = schema._zod.def as { innerType?: z.ZodType; entries?: Record<string, string> };
  return def.innerType ? choicesOf(def.innerType) : Object.values(def.entries ?? {});
}
/** Returns a word, and its parts for guessing it. */
const piecesOf = (word: string): string[] => {
  const digits = word.replaceAll(/\D/g, '');
  return [
    ...word.split(/[\s@.]+/),
    word,
    word.slice(0, 9),
    ...(digits ? [digits.slice(2, 7), digits.slice(0, 6)] : []),
  ].filter((piece) => piece.length > 4);
};

/** Returns all that a role sees masked anywhere, as an owner reads it, by its place; and all that it sees, in one text. */
async function seenBy(role: StaffRole) {
  const masked = new Map<string, string[]>();
  let open = '';
  for (const [name, endpoint] of readBy(role)) {
    const seen = await ask(role, endpoint);
    open += JSON.stringify(seen).toLowerCase();
    for (const [place, word] of maskedIn(seen, await ask('owner', endpoint)))
      masked.set(`${name} ${place}`, [...(masked.get(`${name} ${place}`) ?? []), word]);
  }
  // A word that the role sees elsewhere, as a vendor's name, is no secret.
  const secret = (word: string) => !open.includes(word.toLowerCase());
  const places = [...masked].map(([place, found]) => [place, found.filter(secret)] as const);
  return { masked: new Map(places.filter(([, found]) => found.length > 0)), open };
}

describe.each(maskedRoles)('the %s', (role) => {
  const calls = readBy(role);

  it('sees masked words whose every field differs between the two sets', async () => {
    const { masked: first } = await seenBy(role);
    await records.write(1);
    const { masked: second } = await seenBy(role);
    expect(first.size).toBeGreaterThan(20);
    // The company's own words in a template are no secret of a family.
    const ofFamilies = [...first].filter(
      ([place]) => !/\.placeholders\.\w+\.(?:brand|phone|title)$/.test(place),
    );
    const same = ofFamilies.filter(([place, found]) =>
      found.some((word) => second.get(place)?.includes(word)),
    );
    expect(same).toEqual([]);
  });

  it('has a record with each field that is masked', async () => {
    const missing = [];
    for (const [name, endpoint] of calls) {
      const all = wordsIn(await ask(role, endpoint));
      const masked = new Set(all.filter(([, word]) => isMasked(word)).map(([place]) => place));
      missing.push(
        ...maskedPlaces(endpoint.reply[1])
          .filter((place) => !masked.has(place))
          .map((place) => `${name} ${place}`),
      );
    }
    expect(missing.filter((place) => !unmarked.test(place) && !withheldLists.test(place))).toEqual([]);
  });

  it.each(calls)('%s answers the same for both sets, whatever is chosen', async (_, endpoint) => {
    const questions = [
      {},
      ...questionsOf(endpoint).flatMap(([key, schema]) =>
        choicesOf(schema).map((value) => ({ [key]: value })),
      ),
    ];
    // A timeline shows the first look itself.
    for (const question of questions) await ask(role, endpoint, question);
    const answersIn = async (world: World) => {
      await records.write(world);
      const answers = [];
      for (const question of questions)
        answers.push({ question, answer: await ask(role, endpoint, question) });
      return answers;
    };
    expect(await answersIn(1)).toEqual(await answersIn(0));
  });

  // Some hundred questions, one after the other.
  it.each(calls.filter(hasWords))(
    '%s answers to no piece of a masked word',
    { timeout: 120_000 },
    async (_, endpoint) => {
      const { masked, open } = await seenBy(role);
      const all = new Set([...masked.values()].flat().flatMap(piecesOf));
      const pieces = [...all].filter((piece) => !open.includes(piece.toLowerCase()));
      expect(pieces.length).toBeGreaterThan(50);
      const everything = questionsOf(endpoint).filter(([, schema]) => choicesOf(schema).includes('all'));
      const rest = Object.fromEntries(everything.map(([key]) => [key, 'all']));
      const answered = [];
      for (const [key] of questionsOf(endpoint).filter(([, schema]) => isFree(schema))) {
        const nothing = await answerTo(role, endpoint, { ...rest, [key]: nonsense() });
        for (const piece of pieces) {
          const answer = await answerTo(role, endpoint, { ...rest, [key]: piece });
          // One that is too long is refused before the search.
          if (answer.status !== 422 && JSON.stringify(answer) !== JSON.stringify(nothing))
            answered.push({ key, piece });
        }
      }
      expect(answered).toEqual([]);
    },
  );

  it('takes no file and no export', () => {
    const files = Object.entries<Endpoint>(staffEndpoints)
      .filter(([name, { replyType }]) => replyType === 'file' || name.endsWith('Export'))
      .map(([name]) => name);
    expect(files.length).toBeGreaterThan(3);
    // The company's own words are nobody's secret.
    const taken = files.filter(
      (name) => name !== 'staffContentExport' && rightTo(name)?.roles.includes(role),
    );
    expect(taken).toEqual([]);
  });
});

describe('a search by words that are masked for others', () => {
  const recorded = async () => (await site.db.select({ all: count() }).from(events))[0]!.all;
  const searching = readBy('reader').filter(hasWords);

  it.each(searching)('of %s leaves a line of its own in the record', async (_, endpoint) => {
    const { masked } = await seenBy('reader');
    const unrecorded = [];
    for (const [key] of questionsOf(endpoint).filter(([, schema]) => isFree(schema))) {
      const nothing = JSON.stringify(await answerTo('owner', endpoint, { [key]: nonsense() }));
      for (const word of new Set([...masked.values()].flat())) {
        const before = await recorded();
        const answer = await answerTo('owner', endpoint, { [key]: word });
        const found = answer.status !== 422 && JSON.stringify(answer) !== nothing;
        if (found && (await recorded()) !== before + 1) unrecorded.push({ key, word });
      }
    }
    expect(unrecorded).toEqual([]);
  });

  it('is asked of more than one list', () => expect(searching.length).toBeGreaterThan(1));
});
