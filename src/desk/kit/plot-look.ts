/** @file The colours of a plot, from the current tokens, and their changes: dark, light, print. */

const names = [
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'marigold',
  'marigold-wash',
  'teal',
  'leaf',
  'sindoor',
  'paper',
] as const;
export type PlotLook = Readonly<Record<(typeof names)[number], string>>;

/** In print a plot is black on white: its lines differ by their dashes. */
const onPaper: PlotLook = {
  ink: '#000',
  'ink-soft': '#000',
  line: '#bbb',
  'line-strong': '#999',
  marigold: '#999',
  'marigold-wash': '#eee',
  teal: '#000',
  leaf: '#000',
  sindoor: '#000',
  paper: '#fff',
};
const print = 'print';
const dark = '(prefers-color-scheme: dark)';

export function readPlotLook(): PlotLook {
  if (matchMedia(print).matches) return onPaper;
  const styles = getComputedStyle(document.documentElement);
  return Object.fromEntries(names.map((name) => [name, styles.getPropertyValue(`--${name}`)])) as PlotLook;
}

/** Calls back when the colours have changed. Returns the function that ends it. */
export function onPlotLook(change: () => void): () => void {
  const queries = [print, dark].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', change);
  return () => {
    for (const query of queries) query.removeEventListener('change', change);
  };
}
