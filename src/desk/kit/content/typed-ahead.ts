/** @file Letters typed while a begun item is on its way: they belong to its title, and are no keys of the desk. */

type Begun = { input: HTMLInputElement; itemId: string | null; end: () => void };
let begun: Begun | null = null;

/**
 * Puts what is typed from now on into the title's input, wherever the focus is, also when the input has left the page. Any other key or
 * press ends it, so that nothing is swallowed later. `name` ties it to the item; `end` forgets it.
 */
export function noteTyped(input: HTMLInputElement): { name: (itemId: string) => void; end: () => void } {
  begun?.end();
  const note = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || key === 'Shift') return;
    // Keys without a letter have a name: `Tab`, `F1`. A letter of Hindi may have several signs.
    if (/^\w{2,}$/.test(key) && key !== 'Backspace') return end();
    if (target === input) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    input.value = key === 'Backspace' ? input.value.slice(0, -1) : input.value + key;
  };
  const end = () => {
    window.removeEventListener('keydown', note, true);
    window.removeEventListener('pointerdown', end, true);
  };
  const own: Begun = { input, itemId: null, end };
  begun = own;
  window.addEventListener('keydown', note, true);
  window.addEventListener('pointerdown', end, true);
  return {
    name: (itemId) => {
      own.itemId = itemId;
    },
    end() {
      end();
      if (begun === own) begun = null;
    },
  };
}

/** Returns the title of an item that was begun just now, with what was typed since; null for every other item. */
export const typedTitle = (itemId: string): string | null =>
  begun?.itemId === itemId ? begun.input.value : null;

/** Ends the noting: the title has the focus. */
export function endTyped(): void {
  begun?.end();
  begun = null;
}
