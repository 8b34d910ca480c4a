/** @file Numbers of guests and prices in words: `500 guests`, `under 1.5 lakh`, `1500 ke andar`. */

const setOf = (words: string) => new Set(words.split(' '));
const upTo = setOf('under below within upto max maximum budget andar atmost limit');
const upToSecond = new Map([
  ['up', 'to'],
  ['less', 'than'],
  ['not', 'above'],
  ['at', 'most'],
]);
const afterwards = setOf('andar tak kam max maximum less budget अंदर अन्दर तक कम');
const joining = setOf('ke se k or mein के से में');
const currency = setOf('rs rupees rupee rupaye rupay रुपये रुपए रु');
const guestWords = setOf(
  'guest guests pax people ppl person persons log logo logon heads mehman mehmaan mehmano members seats seater लोग लोगों मेहमान मेहमानों',
);
const guestsBefore = setOf('capacity gathering crowd');
const multipliers: ReadonlyMap<string, number> = new Map(
  Object.entries({
    k: 1e3,
    thousand: 1e3,
    hazar: 1e3,
    hazaar: 1e3,
    हज़ार: 1e3,
    हजार: 1e3,
    lakh: 1e5,
    lakhs: 1e5,
    lac: 1e5,
    lacs: 1e5,
    लाख: 1e5,
    cr: 1e7,
    crore: 1e7,
    crores: 1e7,
    करोड़: 1e7,
  }).map(([name, by]) => [name.normalize('NFC'), by]),
);
const per = setOf('a per ek प्रति');
const pricedBy = setOf('plate thali head person day hour event sqft month visit piece plates प्लेट');

/** An amount, and the position of the next word. */
type Amount = { value: number; next: number; isMoney: boolean };
export type FoundAmount = { kind: 'guests' | 'price' | 'distance'; value: number; words: number };

function numberAt(words: readonly string[], at: number): Amount | null {
  let next = at;
  let isMoney = false;
  if (currency.has(words[next] ?? '')) {
    isMoney = true;
    next += 1;
  }
  if (!/^\d{1,9}(\.\d{1,3})?\+?$/.test(words[next] ?? '')) return null;
  let value = Number.parseFloat(words[next]!);
  const by = multipliers.get((words[++next] ?? '').normalize('NFC'));
  if (by) {
    value *= by;
    isMoney = true;
    next += 1;
  }
  if (currency.has(words[next] ?? '')) {
    isMoney = true;
    next += 1;
  }
  return { value, next, isMoney };
}

/** Reads an amount. `200 to 300` is 300: the query is for vendors with room or a price up to the larger number. */
function amountAt(words: readonly string[], at: number): Amount | null {
  const first = numberAt(words, at);
  if (!first) return null;
  const joined = ['to', 'se', 'or', 'से'].includes(words[first.next] ?? '') ? 1 : 0;
  const second = numberAt(words, first.next + joined);
  if (!second || second.value <= first.value) return first;
  return { ...second, isMoney: first.isMoney || second.isMoney };
}

function behindPrice(words: readonly string[], at: number): number {
  const skip = per.has(words[at] ?? '') ? 1 : 0;
  return pricedBy.has(words[at + skip] ?? '') ? at + skip + 1 : at;
}

const measures = setOf(
  `hour hours hr hrs ghanta ghante ghanton minute minutes min mins din days months mahina mahine saal years baje pm am
  sqft sq gaj yard yards feet foot ft bhk kamre rooms घंटा घंटे घंटों मिनट दिन महीने साल बजे गज कमरे`.replaceAll(
    /\s+/g,
    ' ',
  ),
);
/** Returns the number of words of a measure that narrows nothing, `2 ghante` or `1000 sq ft`; 0 for none. */
export function measureAt(words: readonly string[], at: number): number {
  if (!/^\d[\d.]*$/.test(words[at] ?? '') || !measures.has(words[at + 1] ?? '')) return 0;
  return measures.has(words[at + 2] ?? '') ? 3 : 2;
}

/** Reads guests, a price or a distance that begins at this word; null when none does. */
export function amountOf(words: readonly string[], at: number): FoundAmount | null {
  const word = words[at] ?? '';
  let start = at;
  if (upTo.has(word) || guestsBefore.has(word)) start += 1;
  else if (upToSecond.has(word) && upToSecond.get(word) === words[at + 1]) start += 2;
  else if (['no', 'not'].includes(word) && words[at + 1] === 'more' && words[at + 2] === 'than') start += 3;
  if (start > at && ['of', 'rs', 'is'].includes(words[start] ?? '')) start += 1;
  const amount = amountAt(words, start);
  if (!amount) return null;
  const { value, next, isMoney } = amount;
  const amountTo = (kind: FoundAmount['kind'], end: number): FoundAmount => ({
    kind,
    value: Math.round(value),
    words: end - at,
  });
  const behind = words[next] ?? '';
  if (behind === 'km' || behind === 'kms') return amountTo('distance', next + 1);
  if (guestWords.has(behind)) return amountTo('guests', next + 1);
  if (guestsBefore.has(word)) return amountTo('guests', next);
  const after =
    joining.has(behind) && afterwards.has(words[next + 1] ?? '') ? 2 : afterwards.has(behind) ? 1 : 0;
  if (start === at && !isMoney && after === 0) return null;
  return amountTo('price', behindPrice(words, next + after));
}
