/** @file Keys pressed while a page is loading are held for it, in their order. */

type Stroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const reasons = new Set<object>();
let held: Stroke[] = [];
let replays = false;

/** Returns whether a key is an act or text. The browser handles the rest. */
const isKept = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !altKey && (ctrlKey || metaKey ? key === 'Enter' : key.length === 1 || ['Enter', 'Escape'].includes(key));

/**
 * Holds a key while something is loading. `typed`: it was pressed in a text, whose it is unless other keys wait, which were pressed before.
 * Returns whether it did.
 */
export function holdKey(event: KeyboardEvent, { typed }: { typed: boolean }): boolean {
  if (!replays && (typed ? held.length : reasons.size) === 0) return false;
  if (!event.isTrusted && replays) return false;
  if (!isKept(event)) return false;
  const { key, ctrlKey, metaKey, shiftKey } = event;
  held.push({ key, ctrlKey, metaKey, shiftKey });
  event.preventDefault();
  return true;
}

const isText = (target: Element): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.selectionStart !== null);

/** Replays a key now, where the focus is. */
function press(stroke: Stroke): void {
  const target = document.activeElement ?? document.body;
  const typed = stroke.key === 'Enter' && target instanceof HTMLTextAreaElement ? '\n' : stroke.key;
  if (isText(target) && typed.length === 1 && !stroke.ctrlKey && !stroke.metaKey) {
    target.setRangeText(typed, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
    target.dispatchEvent(new InputEvent('input', { bubbles: true, data: typed, inputType: 'insertText' }));
  } else target.dispatchEvent(new KeyboardEvent('keydown', { ...stroke, bubbles: true, cancelable: true }));
}

/** Replays keys one after the other, each on the page that the one before has opened. */
async function replay(): Promise<void> {
  if (replays) return;
  replays = true;
  try {
    // After the awaited page is rendered and listens.
    await new Promise((resolve) => setTimeout(resolve));
    while (reasons.size === 0 && held.length > 0) {
      press(held.shift()!);
      await new Promise((resolve) => setTimeout(resolve));
    }
  } finally {
    replays = false;
  }
}

/** Holds keys from now on. The first call of the returned function releases them; `drop` discards them. */
export function holdKeys(): (how?: { drop: boolean }) => void {
  const reason = {};
  reasons.add(reason);
  return ({ drop } = { drop: false }) => {
    if (!reasons.delete(reason)) return;
    if (drop) held = [];
    if (reasons.size === 0) void replay();
  };
}
