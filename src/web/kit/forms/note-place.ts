/** Returns the element after which a note about a control stands: the control, or its row. */
export function notePlace(control: Element): Element {
  let place = control.closest('.focus-frame') ?? control;
  while (place.parentElement && /flex|grid/.test(getComputedStyle(place.parentElement).display))
    place = place.parentElement;
  return place;
}
