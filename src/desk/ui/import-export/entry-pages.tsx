import { useState } from 'react';
import type { ImportOutcome } from '#contract/desk/content/import-outcomes.ts';
import type { ContentImportEntry } from '#contract/desk/content/import-export.ts';
import { importExportLimits } from '#facts/limits.ts';
import { Button } from '#ui/button.tsx';
import { reads, useRead } from '#desk/kit/query.ts';
import { ReadSection } from '#desk/ui/read-section.tsx';
import { ImportEntries } from './import-entries.tsx';

/** Which entries of an import are listed. */
export type EntriesAsked = {
  type?: ContentImportEntry['type'];
  outcome?: ImportOutcome;
  state?: ContentImportEntry['state'];
};
type Props = { importId: string; asked: EntriesAsked };

/** The entries of one kind, page by page. */
export function EntryPages({ importId, asked }: Props) {
  const [page, setPage] = useState(1);
  const read = useRead(reads.staffImportRead({ params: { importId }, query: { page, ...asked } }));
  return (
    <ReadSection read={read}>
      {({ entries, found }) => (
        <>
          <ImportEntries entries={entries} />
          {found > importExportLimits.page && (
            <p className="mt-2 flex flex-wrap items-center gap-3 text-sm">
              <Button look="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
                Before
              </Button>
              Page {page} of {Math.ceil(found / importExportLimits.page)}
              <Button
                look="secondary"
                disabled={page * importExportLimits.page >= found}
                onClick={() => setPage(page + 1)}
              >
                Next
              </Button>
            </p>
          )}
        </>
      )}
    </ReadSection>
  );
}
