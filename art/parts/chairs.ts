import type { Svg } from '../paper.ts';
import { type Sitter, sitter } from './seated.ts';

/** Sitting at a table: the upper half only, the rest is behind the cloth. */

/** Upper body with folded forearms; the seat is on 0,0. */
export function sitterOnChair(look: Sitter): Svg {
  return sitter({ ...look, hands: look.hands ?? [14, -34] });
}
