import { sheetGroupNames, sheetGroups, type sheetEndpoints, type SheetGroup } from '#contract/desk/sheet.ts';
import { rightTo } from '#contract/desk/rights.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import type { SheetReaders } from '#platform/sheet.ts';

/** The morning sheet: what each module says that waits, in one answer. */
export function createSheet(
  { clock }: Pick<Platform, 'clock'>,
  sources: readonly { sheet?: SheetReaders }[],
): Module<typeof sheetEndpoints> {
  const readers: SheetReaders = Object.assign({}, ...sources.map(({ sheet }) => sheet));
  return {
    handlers: {
      async staffSheet(_, { member }) {
        const now = clock();
        const groups: SheetGroup[] = [];
        // One after the other: the embedded database has one line, and a desk has no need of ten.
        for (const name of sheetGroupNames) {
          const seen = member && rightTo(sheetGroups[name].needs)?.roles.includes(member.role);
          const group = seen ? await readers[name]?.(now) : undefined;
          if (group && group.count > 0) groups.push({ name, ...group });
        }
        return { at: now.toISOString(), groups };
      },
    },
  };
}
