/** @file What a table of measurements is worth depends on the machine and on its neighbours: both are printed with it. */
import { cpus, loadavg, totalmem } from 'node:os';

const gigabyte = 1024 ** 3;

/** The machine and its load right now, in one line. */
export const machine = (): string =>
  `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / gigabyte)} GB, Node ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
