const tenth = (percent: number) => Math.round(percent / 10);

/** The attributes by which a picture that is cut keeps in sight what must be seen; `styles/focus.css` reads them. Percent from left and top. */
export const focusPoint = ({ focusX = 50, focusY = 50 }: { focusX?: number; focusY?: number }) => ({
  'data-fx': tenth(focusX),
  'data-fy': tenth(focusY),
});
