/** @file The machine and its neighbours, which decide the worth of measurements: both are printed with each table. */
import { cpus, loadavg, totalmem } from 'node:os';

const gigabyte = 1024 ** 3;

/** Returns the machine and its present load, in one line. */
export const machine = (): string =>
  `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / gigabyte)} GB, Node ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
