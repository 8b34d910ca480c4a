import { useState } from 'react';
import { FileUp } from 'lucide-react';
import type { VendorTable as Table } from '#contract/desk/vendor-table.ts';
import { rowFates, tableFieldNames, tableFields, type RowFate } from '#domain/vendors/vendor-table.ts';
import { vendorTableLimits } from '#facts/limits.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Alert } from '#ui/alert.tsx';
import { useAction } from '#desk/kit/action.ts';
import { sendTable, type Columns } from '#desk/kit/vendor-table.ts';
import { Select } from '#desk/ui/select.tsx';
import { TableInvitations } from './table-invitations.tsx';
import { fateWords, TableRows } from './table-rows.tsx';

/** A table of vendors: what becomes of each row, the pages of the new ones, and the mails that invite them. */
export function VendorTable({ onBrought }: { onBrought: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [table, setTable] = useState<Table | null>(null);
  const [fate, setFate] = useState<RowFate | null>(null);
  const { busy, failure, run } = useAction();
  const read = (from: File, act: 'look' | 'bring', columns: Columns | null) =>
    run(async () => {
      setTable(await sendTable(from, act, columns));
      if (act === 'bring') onBrought();
    });
  const columns = table?.columns.map(({ field }) => field) ?? null;
  const choose = (at: number, value: string) => {
    const field = tableFieldNames.find((name) => name === value) ?? null;
    // A field has one column.
    const chosen = columns!.map((one, place) => (place === at ? field : one === field ? null : one));
    if (file) void read(file, 'look', chosen);
  };
  return (
    <Disclosure summary="Bring in a table of vendors">
      <div className="grid gap-4">
        <div className="grid max-w-xl">
          <FilePicker
            accept=".csv,.tsv,.txt,text/csv"
            disabled={busy}
            describedBy="vendor-table-kinds"
            onPick={([picked]) => {
              if (!picked) return;
              setFile(picked);
              setTable(null);
              void read(picked, 'look', null);
            }}
          >
            <FileUp aria-hidden size={18} />
            Choose a table (CSV)
          </FilePicker>
        </div>
        <p id="vendor-table-kinds" className="max-w-2xl text-sm text-ink-soft">
          A row for each vendor, with its name and phone number, and what is known of trade, area, address,
          owner, e-mail and price: at most {vendorTableLimits.rows} rows. First you see what would happen. A
          vendor that is here, by its phone number, stays as it is.
        </p>
        <Alert>{failure}</Alert>
        {table && file && (
          <>
            <fieldset className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
              <legend className="mb-2 font-semibold wrap-anywhere">Columns of {file.name}</legend>
              {table.columns.map(({ heading, field, sample }, at) => (
                <div key={`${at} ${heading}`} className="min-w-0">
                  <Select label={heading} value={field ?? ''} onChange={(value) => choose(at, value)}>
                    <option value="">Not brought in</option>
                    {tableFieldNames.map((name) => (
                      <option key={name} value={name}>
                        {tableFields[name]}
                      </option>
                    ))}
                  </Select>
                  <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{sample}</p>
                </div>
              ))}
            </fieldset>
            {table.brought > 0 && (
              <p role="status">
                {table.brought === 1 ? 'One new page was made.' : `${table.brought} new pages were made.`}
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              {table.counts.new > 0 && (
                <Button disabled={busy} onClick={() => void read(file, 'bring', columns)}>
                  {table.counts.new === 1 ? 'Make one new page' : `Make ${table.counts.new} new pages`}
                </Button>
              )}
            </div>
            <TableInvitations rows={table.rows} onSent={() => void read(file, 'look', columns)} />
            <div role="group" aria-label="What becomes of the rows" className="flex flex-wrap gap-1">
              {[null, ...rowFates.filter((one) => table.counts[one] > 0)].map((one) => (
                <Button
                  key={one ?? 'all'}
                  look="quiet"
                  aria-pressed={one === fate}
                  onClick={() => setFate(one)}
                  className="px-3! text-sm aria-pressed:bg-marigold-wash"
                >
                  {one ? `${fateWords[one].label} (${table.counts[one]})` : `All (${table.rows.length})`}
                </Button>
              ))}
            </div>
            <TableRows rows={table.rows.filter((row) => fate === null || row.fate === fate)} />
          </>
        )}
      </div>
    </Disclosure>
  );
}
