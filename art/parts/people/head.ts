import { ink, ivory, lit, marigold, shade, sindoor } from '../../palette.ts';
import { type Bits, circle, ellipse, group, join, line, path, type Svg, times } from '../../paper.ts';
import type { Look } from './limbs.ts';

/** Heads in profile, as in the miniatures: the outline alone says where somebody looks, so no features are needed. */

export type Hair = 'short' | 'bun' | 'plait';

const outline =
  'M-15 -268C-15 -286 -8 -296 2 -296C11 -296 17 -290 17.4 -281C17.6 -278 17 -276 16.8 -274.4C18.4 -271.4 20.6 -268.4 21.8 -265.6C22.3 -264.2 21.2 -263.2 19 -263C18.7 -261.6 19.9 -260.4 19.3 -258.9C18.8 -257.6 17.7 -257.2 17.7 -256C18.6 -252.6 17.4 -248.4 13.4 -246.6C7.6 -244.6 0 -248.6 -4 -254C-10 -256 -15 -260 -15 -268Z';

const caps: Readonly<Record<Hair, string>> = {
  short:
    'M17 -282C14 -286 10 -287 5 -285.4C4 -280.6 1 -277.6 -1.4 -276L-2.4 -267C-3.4 -263 -6 -261.6 -8.4 -261.6C-9 -258.4 -10 -256.4 -12 -255.4C-17 -259 -19.4 -268 -18.8 -278C-18 -291.4 -9 -299 2 -299C12 -299 19 -292 17 -282Z',
  bun: 'M17.4 -281C11 -284 6 -282 2 -277C-1 -273 -1.6 -267 -4 -262C-8 -257.6 -12 -256 -15 -256.6C-20 -262 -21.6 -271 -20.4 -279C-18 -293 -9 -300.6 2 -300.6C12 -300.6 19 -292 17.4 -281Z',
  plait:
    'M17.4 -281C11 -284 6 -282 2 -277C-1 -273 -1.6 -267 -3 -260C-6 -250 -8 -244 -9 -238L-21 -238C-22 -252 -22.6 -266 -20.4 -279C-18 -293 -9 -300.6 2 -300.6C12 -300.6 19 -292 17.4 -281Z',
};

/** Which way somebody looks: where the hand goes that reaches further, unless told. */
export function turnOf({ turn, left = [0, 0], right = [0, 0] }: Look): 1 | -1 {
  return turn ?? (left[0] + left[1] > right[0] + right[1] ? -1 : 1);
}

/** Turns what was drawn for a head that looks to the right. */
export const facing = (turn: 1 | -1, ...bits: Bits[]): Svg =>
  turn === 1 ? join(bits) : group('transform="scale(-1 1)"', bits);

function profile(tone: string, hair: string, style: Hair, flowers: boolean): Svg {
  const woman = style !== 'short';
  return join(
    style === 'bun' &&
      join(
        circle(-20.5, -263, 10.6, hair),
        line('M-27 -268Q-21 -272 -15 -267M-28 -262Q-22 -266 -16 -261', lit(hair, 0.16), 1.4),
      ),
    path(outline, tone),
    path(caps[style], hair),
    woman && line('M13 -285C4 -287 -4 -281 -8 -272M14 -290C2 -293 -10 -286 -14 -273', lit(hair, 0.14), 1.4),
    ellipse(-5, -266, 3.5, 5, shade(tone, 0.1)),
    woman && circle(-4.4, -259.4, 2.5, marigold[1]),
    woman && circle(14.6, -279, 1.9, sindoor[2]),
    flowers &&
      times(7, (i) =>
        circle(-20.5 + Math.cos(0.7 + i * 0.75) * 10, -263 + Math.sin(0.7 + i * 0.75) * 10, 3.5, ivory[0]),
      ),
  );
}

function fromBehind(tone: string, hair: string, style: Hair, flowers: boolean): Svg {
  return join(
    circle(-18, -266, 3.6, shade(tone, 0.1)),
    circle(18, -266, 3.6, shade(tone, 0.14)),
    path(
      'M0 -300C13 -300 20 -290 19.4 -275C19 -262 14 -251 8 -249H-8C-14 -251 -19 -262 -19.4 -275C-20 -290 -13 -300 0 -300Z',
      hair,
    ),
    style === 'bun' &&
      join(
        ellipse(0.8, -257, 14.5, 13, ink[4], 'opacity=".35"'),
        ellipse(0, -259, 14, 12.5, lit(hair, 0.14)),
      ),
    style === 'plait' &&
      join(
        path('M-9 -254C-10 -230 -8 -200 -5 -172Q0 -164 5 -172C8 -200 10 -230 9 -254Z', hair),
        line('M-7 -240L7 -232M-7 -226L7 -218M-6 -212L6 -204M-6 -198L5 -190', lit(hair, 0.18), 2),
        circle(0, -172, 4.6, marigold[1]),
      ),
    flowers &&
      times(10, (i) => circle(Math.cos(i * 0.628) * 13, -260 + Math.sin(i * 0.628) * 12, 3.6, ivory[0])),
  );
}

/** Neck, head and hair; `cover` is what lies over it, drawn for a head that looks to the right. */
export function head(look: Look, tone: string, style: Hair, cover?: Svg | false, flowers = false): Svg {
  const hair = look.hair ?? ink[3];
  const neck = path('M-10 -262L-10.6 -240Q0 -226 10.6 -240L8 -252Z', shade(tone, 0.16));
  if (look.back) return join(neck, fromBehind(tone, hair, style, flowers), cover);
  return facing(turnOf(look), neck, profile(tone, hair, style, flowers), cover);
}

/** The plait that falls over the shoulder behind the face. */
export const plait = (look: Look): Svg =>
  facing(
    turnOf(look),
    path(
      'M-21 -244C-25 -222 -26 -206 -23 -186Q-19 -176 -15 -186C-12 -204 -9 -222 -9 -244Z',
      look.hair ?? ink[3],
    ),
    line('M-22 -232L-12 -224M-23 -218L-13 -210M-22 -204L-14 -196', lit(look.hair ?? ink[3], 0.18), 1.6),
    circle(-19, -184, 4, marigold[1]),
  );

/** The end of a sari or dupatta drawn over the head; for `cover`. */
export const hood = (cloth: string, border: string): Svg =>
  join(
    path(
      'M17 -283C17 -300 6 -309 -4 -309C-20 -309 -29 -293 -28 -268C-28 -256 -30 -244 -33 -234L-12 -230C-8 -240 -10 -252 -9 -262C-8 -275 -2 -283 17 -283Z',
      cloth,
    ),
    line('M17 -283C-2 -283 -8 -275 -9 -262C-10 -252 -8 -240 -12 -231', border, 3),
  );
