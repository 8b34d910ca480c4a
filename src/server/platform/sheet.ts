/** @file What a module puts on the morning sheet. */
import type { SheetGroupName, SheetLine } from '#contract/desk/sheet.ts';

/** Reads one group: its first lines, and how many there are up to the sheet's bound. */
export type SheetReader = (now: Date) => Promise<{ count: number; lines: SheetLine[] }>;
export type SheetReaders = Partial<Record<SheetGroupName, SheetReader>>;
