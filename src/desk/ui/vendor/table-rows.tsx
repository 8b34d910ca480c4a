import { Link } from 'react-router';
import { fillPath } from '#contract/kit.ts';
import type { VendorTableRow } from '#contract/desk/vendor-table.ts';
import type { RowFate } from '#domain/vendors/vendor-table.ts';
import { deskPaths } from '#facts/desk-paths.ts';
import { showDay } from '#desk/kit/format.ts';
import { Tag } from '#desk/ui/tag.tsx';

export const fateWords: Record<RowFate, { label: string; tone: 'good' | 'quiet' | 'bad' }> = {
  new: { label: 'New', tone: 'good' },
  here: { label: 'Here already', tone: 'quiet' },
  refused: { label: 'Left out', tone: 'bad' },
};

/** The rows of a table of vendors, each with what becomes of it. */
export const TableRows = ({ rows }: { rows: readonly VendorTableRow[] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {rows.map(({ row, name, fate, notes, vendorId, invitedAt }) => (
      <li key={row} className="py-2">
        <p className="flex flex-wrap items-center gap-2">
          <Tag tone={fateWords[fate].tone}>{fateWords[fate].label}</Tag>
          <span className="text-sm text-ink-soft">Row {row}</span>
          {vendorId ? (
            <Link
              to={fillPath(deskPaths.vendor, { vendorId })}
              className="tap inline-flex items-center font-semibold wrap-anywhere text-teal hover:underline"
            >
              {name}
            </Link>
          ) : (
            <span className="font-semibold wrap-anywhere">{name || 'No name'}</span>
          )}
          {invitedAt && <span className="text-sm text-ink-soft">invited on {showDay(invitedAt)}</span>}
        </p>
        {notes.map((note) => (
          <p key={note} className="text-sm wrap-anywhere">
            {note}
          </p>
        ))}
      </li>
    ))}
  </ul>
);
