import { useNavigate, useSearchParams, Link } from 'react-router';
import { ChevronLeft, ChevronRight, Download, Printer } from 'lucide-react';
import { Button, buttonClass } from '#ui/button.tsx';
import type { PeriodKind } from '#domain/desk/number-periods.ts';
import { api } from '#desk/kit/api.ts';
import { useAction } from '#desk/kit/action.ts';
import { download } from '#desk/kit/download.ts';
import { addressOf, periodSearch } from '#desk/kit/numbers.ts';
import { mayCall } from '#desk/kit/rights.ts';
import { useSession } from '#desk/kit/session.ts';
import { Select } from '#desk/ui/select.tsx';

const step = buttonClass('secondary', 'px-3!');

/** The choice of the period and of the service, the sheet for printing, and the file for spreadsheets. */
export function NumbersTools({
  kinds,
  isLast,
}: {
  kinds: readonly { kind: string; title: string }[];
  isLast: boolean;
}) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { by, on, kind } = addressOf(search);
  const mayTake = mayCall(useSession()?.role, 'staffNumbersExport');
  const { busy, failure, run } = useAction();
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  const take = () =>
    run(async () => {
      const { filename, csv } = await api.staffNumbersExport({ query: { by, on } });
      download(filename, csv, 'text/csv;charset=utf-8');
    });
  const sheet = new URLSearchParams(search);
  sheet.set('sheet', '1');
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      <div className="flex items-end gap-1">
        <Link to={periodSearch(search, by, on, -1)} replace className={step} aria-label={`The ${by} before`}>
          <ChevronLeft aria-hidden size={18} />
        </Link>
        <Select
          label="By"
          value={by}
          onChange={(value) =>
            void navigate(periodSearch(search, value as PeriodKind, on), { replace: true })
          }
        >
          <option value="month">Month</option>
          <option value="week">Week</option>
        </Select>
        {isLast ? (
          <span className={`${step} invisible`} aria-hidden>
            <ChevronRight size={18} />
          </span>
        ) : (
          <Link to={periodSearch(search, by, on, 1)} replace className={step} aria-label={`The ${by} after`}>
            <ChevronRight aria-hidden size={18} />
          </Link>
        )}
      </div>
      <Select label="Service" value={kind} onChange={(value) => set('kind', value)}>
        <option value="">All services</option>
        {kinds.map((one) => (
          <option key={one.kind} value={one.kind}>
            {one.title}
          </option>
        ))}
      </Select>
      <Link to={`?${sheet.toString()}`} className={step}>
        <Printer aria-hidden size={18} />
        Sheet
      </Link>
      {mayTake && (
        <Button look="secondary" className="px-3!" disabled={busy} onClick={() => void take()}>
          <Download aria-hidden size={18} />
          CSV
        </Button>
      )}
      {failure && (
        <p role="alert" className="text-sm text-sindoor">
          {failure}
        </p>
      )}
    </div>
  );
}
