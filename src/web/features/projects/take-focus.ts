/** As `ref` of the element that replaces the pressed control: it takes the focus, which would be lost. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
