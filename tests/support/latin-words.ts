/** @file Words in Latin letters within Hindi text: each is suspected to be a sentence that nobody has translated. */

/** Words that Hindi writes in Latin letters: names of services, documents and file kinds. */
const usual = [
  'WhatsApp',
  'Google Maps',
  'Instagram',
  'Facebook',
  'JavaScript',
  'JSON',
  'GST',
  'GSTIN',
  'PAN',
  'FSSAI',
  'CIN',
  'NCR',
  'DJ',
];
/** Addresses and references are the same in every language. */
const marks = /[\w.+-]+@[\w.-]+|https?:\/\/\S+|\bAGN-[\w-]+|\b[\w-]*\d[\w-]*/g;

/** Returns the Latin words of a text beyond the usual ones; `names` are those of people, businesses and things of the test's own data. */
export function latinWords(text: string, names: Iterable<string> = []): string[] {
  const known = [...names, ...usual].toSorted((one, other) => other.length - one.length);
  const rest = known.reduce((words, name) => words.replaceAll(name, ' '), text);
  return rest.replaceAll(marks, ' ').match(/[A-Za-z]{2,}/g) ?? [];
}
