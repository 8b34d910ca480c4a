/** As `seen` of an act: its author has seen everything that was ever said. */
export const sawAll = 'ffffffff-ffff-7fff-bfff-ffffffffffff';
