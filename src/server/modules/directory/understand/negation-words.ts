/** @file The words of negation in three scripts. */
import { searchKey } from '#platform/db/search-key.ts';

/** Returns words as typed ones are compared. */
export const setOf = (words: string) => new Set(searchKey(words).split(' '));
/** Words that exclude what follows. */
export const exceptNext = setOf('without no not except excluding exclude minus avoid bina bagair बिना बगैर');
/** Words that exclude what follows, after another: `other than`. */
export const exceptAfter = new Map([
  ['other', 'than'],
  ['apart', 'from'],
]);
/** Words that exclude what comes before them, and `bina` and `बिना` behind `ke` and `के`. */
export const exceptPrevious = setOf(
  'nahi nahin nahee nhi mat alawa alava siva sivay siway chhodkar chodkar chorkar hatakar नहीं नही मत अलावा सिवा सिवाय छोड़कर हटाकर',
);
export const leavingFirst = setOf('chhod chod chhor hata छोड़ छोड हटा');
export const leavingSecond = setOf('kar ke karke कर के करके');
export const possessives = setOf('ke kay k के');
/** All words of negation, none of which sounds like another word. */
export const negationWords: readonly string[] = [...exceptNext, ...exceptPrevious, ...leavingFirst];
