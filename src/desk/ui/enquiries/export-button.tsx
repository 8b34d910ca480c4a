import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Download } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { api } from '#desk/kit/api.ts';
import { download } from '#desk/kit/download.ts';
import { queryOf } from '#desk/kit/enquiry-search.ts';
import { useAction } from '#desk/kit/action.ts';

/** Exports the list as a file for spreadsheets. */
export function ExportButton() {
  const [search] = useSearchParams();
  const { busy, failure, run } = useAction();
  const [note, setNote] = useState<string | null>(null);
  const take = () =>
    run(async () => {
      const { sort: _, ...filter } = queryOf(search);
      const { filename, csv, count, capped } = await api.staffEnquiryExport({ query: filter });
      download(filename, csv, 'text/csv;charset=utf-8');
      setNote(capped ? `Only the newest ${count}. Narrow the list for the rest.` : null);
    });
  return (
    <div>
      <Button look="secondary" disabled={busy} onClick={() => void take()} className="px-3! text-sm">
        <Download aria-hidden size={18} />
        Export
      </Button>
      {(failure ?? note) && (
        <p role="alert" className="text-sm text-sindoor">
          {failure ?? note}
        </p>
      )}
    </div>
  );
}
