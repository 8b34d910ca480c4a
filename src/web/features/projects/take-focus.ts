/** As `ref` of what takes the place of the control that was pressed: the focus goes there, where it would be nowhere. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
