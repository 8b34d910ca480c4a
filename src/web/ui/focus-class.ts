const places = [
  ['object-left-top', 'object-top', 'object-right-top'],
  ['object-left', '', 'object-right'],
  ['object-left-bottom', 'object-bottom', 'object-right-bottom'],
] as const;

const third = (percent: number) => Math.max(0, Math.min(2, Math.trunc(percent / 34)));

/** The class that keeps a point of a cut picture in sight, to a third: the page's policy allows no style attribute. */
export const focusClass = ({ focusX, focusY }: { focusX: number; focusY: number }): string =>
  places[third(focusY)]![third(focusX)]!;
