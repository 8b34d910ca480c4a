/** @file The report of what does not come across: by kind, each with a count and its first places. */
import {
  lossKindNames,
  lossKinds,
  lossPlacesMax,
  type ImportLoss,
  type Loss,
  type LossKind,
} from '#contract/desk/content/import-losses.ts';
import { shorten } from '#domain/formats/shorten.ts';

const maxPlace = 200;
/** Returns the words of a loss, well-formed although they may be cut within a letter: no column stores half of one. */
const said = ({ what, count = 1 }: Loss) => (count > 1 ? `${what} (${count})` : what).toWellFormed();

/** Creates an empty report. */
export function lossReport() {
  const found = new Map<LossKind, ImportLoss>();
  return {
    /** Adds the losses of one entry; `place` is its name in the file. */
    add(place: string, losses: readonly Loss[]): void {
      for (const loss of losses) {
        const line = found.get(loss.kind) ?? { kind: loss.kind, count: 0, places: [] };
        line.count += loss.count ?? 1;
        if (line.places.length < lossPlacesMax)
          line.places.push(shorten(`${place}: ${said(loss)}`, maxPlace));
        found.set(loss.kind, line);
      }
    },
    /** Returns the lines in the order of the kinds. */
    lines: (): ImportLoss[] => lossKindNames.flatMap((kind) => found.get(kind) ?? []),
  };
}

/** Kinds that change the words of a text: its author reads them beside the entry. */
const inText = new Set<LossKind>([
  'picture',
  'embed',
  'block',
  'shortcode',
  'text',
  'character',
  'entity',
  'encoding',
  'damage',
]);
const maxNotes = 5;

/** Returns notes for the losses that change a text. */
export const notesOfLosses = (losses: readonly Loss[]): string[] =>
  losses
    .filter(({ kind }) => inText.has(kind))
    .slice(0, maxNotes)
    .map((loss) => `${lossKinds[loss.kind]}: ${shorten(said(loss), 120)}.`);
