/** A `seen` for acts: their author has seen every message. */
export const sawAll = 'ffffffff-ffff-7fff-bfff-ffffffffffff';
