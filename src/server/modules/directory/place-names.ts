/** @file The names of places that a form suggests. */
import { placeNodes } from '#content/place-tree.ts';
import { translated } from '#words/t.ts';

/** Returns each name of the tree once, without Delhi-NCR itself: as it is stored, and in the current language. */
export const listPlaceNames = (): { name: string; label: string }[] =>
  [...new Set(placeNodes.filter(({ kind }) => kind !== 'root').map(({ name }) => name))].map((name) => ({
    name,
    label: translated(name),
  }));
