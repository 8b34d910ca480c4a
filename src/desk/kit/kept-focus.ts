/**
 * @file The keyboard's place at the desk: a page that is opened again has the focus where it was, and no act leaves it on the body, where
 * neither the next Tab nor a screen reader would find the page.
 */
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The id of the last focused part of each entry of the history. */
const left = new Map<string, string>();
/** The part to focus on the page that opens next. */
let wanted: string | null = null;

/** Puts the focus on a part of the next page, such as the row of the enquiry that was looked at last. */
export function focusNext(id: string): void {
  wanted = id;
}

/** Returns whether the page that opens will focus this part. */
export const getsFocus = (id: string): boolean => id === wanted;

const onNothing = () => document.activeElement === null || document.activeElement === document.body;

/** Focuses a part by its id. Returns whether it is there. */
function focusPart(id: string): boolean {
  const part = document.getElementById(id);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'nearest' });
  return part !== null;
}

/** Keeps the focus on a part of `main`: on opening where it was left, else on the heading; and there when its part has gone. */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const entry = useRef(key);
  const isFirst = useRef(true);
  useEffect(() => {
    entry.current = key;
  }, [key]);
  // A changed query, such as typed letters of a search, opens no page.
  const takePlace = useEffectEvent(() => {
    const parts = [wanted, isReturn ? left.get(entry.current) : undefined].filter((id) => id != null);
    wanted = null;
    const opens = isFirst.current;
    isFirst.current = false;
    if (parts.some(focusPart)) return undefined;
    if (!opens) main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    if (parts.length === 0 || !main.current) return undefined;
    // A list that is still being read: its row is focused when it comes, unless a key or a press was first.
    const watch = new MutationObserver(() => parts.some(focusPart) && end());
    const end = () => {
      watch.disconnect();
      for (const type of ['keydown', 'pointerdown'] as const) document.removeEventListener(type, end, true);
    };
    watch.observe(main.current, { childList: true, subtree: true });
    for (const type of ['keydown', 'pointerdown'] as const) document.addEventListener(type, end, true);
    return end;
  });
  useEffect(() => takePlace(), [pathname]);
  useEffect(() => {
    const part = main.current;
    if (!part) return;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.id) left.set(entry.current, target.id);
    };
    let frame = 0;
    // A part that goes, and a button that is disabled, take the focus along.
    const mend = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (onNothing()) part.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      });
    };
    const watch = new MutationObserver(mend);
    part.addEventListener('focusin', note);
    watch.observe(part, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      cancelAnimationFrame(frame);
      part.removeEventListener('focusin', note);
      watch.disconnect();
    };
  }, [main]);
}
