const tenth = (percent: number) => Math.round(percent / 10);

/** Returns attributes that keep a cropped picture's focus point visible; `styles/focus.css` reads them. Percent from left and top. */
export const focusPoint = ({ focusX = 50, focusY = 50 }: { focusX?: number; focusY?: number }) => ({
  'data-fx': tenth(focusX),
  'data-fy': tenth(focusY),
});
