import { useLayoutEffect, useRef } from 'react';
import { Plus, X } from 'lucide-react';
import { t } from '#words/t.ts';
import { isPastMidnight, maxHourSpans, type HourSpan } from '#domain/vendors/hour-spans.ts';
import type { Weekday } from '#domain/vendors/weekdays.ts';
import { weekdayName } from '#domain/vendors/show-days.ts';
import { changedSpan, withoutSpan, withSpan, type DayHours } from './week-hours.ts';

type Props = { day: Weekday; hours: DayHours; onChange: (hours: DayHours) => void; onCopy: () => void };

const time =
  'tap rounded-md border border-line-strong bg-paper px-2 py-2 text-base text-ink disabled:opacity-40';
const act =
  'tap flex items-center gap-1 rounded-md px-2 text-sm font-semibold text-teal underline underline-offset-4';

type SpanProps = {
  name: string;
  span: HourSpan;
  /** From 0. */
  at: number;
  disabled: boolean;
  onChange: (by: Partial<HourSpan>) => void;
  /** Absent for the first one. */
  onRemove?: () => void;
};

/** One span: from, to, and a word where it ends on the next day. */
function SpanFields({ name, span, at, disabled, onChange, onRemove }: SpanProps) {
  const { opens, closes } = span;
  const nth = { name, number: at + 1 };
  return (
    <span className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1 sm:basis-auto">
      <input
        type="time"
        aria-label={at === 0 ? t('{name} from', { name }) : t('{name} from, part {number}', nth)}
        value={opens}
        onChange={({ currentTarget }) => onChange({ opens: currentTarget.value })}
        disabled={disabled}
        className={time}
      />
      <span aria-hidden>{t('to')}</span>
      <input
        type="time"
        aria-label={at === 0 ? t('{name} to', { name }) : t('{name} to, part {number}', nth)}
        value={closes}
        onChange={({ currentTarget }) => onChange({ closes: currentTarget.value })}
        disabled={disabled}
        className={time}
      />
      {onRemove && (
        <button
          type="button"
          aria-label={t('Remove part {number} of {name}', nth)}
          onClick={onRemove}
          className="tap grid place-items-center rounded-md text-ink-soft hover:text-teal"
        >
          <X aria-hidden size={20} />
        </button>
      )}
      {!disabled && opens && closes && opens !== closes && isPastMidnight(span) && (
        <span className="text-sm text-ink-soft">{t('the next day')}</span>
      )}
    </span>
  );
}

/** One weekday: open or closed, and its spans. */
export function HoursRow({ day, hours, onChange, onCopy }: Props) {
  const { open, spans } = hours;
  const name = weekdayName(day);
  const box = useRef<HTMLDivElement>(null);
  /** The span that takes the focus after the next rendering: the pressed button may be gone. */
  const next = useRef<number | null>(null);
  // With the rendering, before another press.
  useLayoutEffect(() => {
    if (next.current === null) return;
    box.current?.querySelectorAll<HTMLInputElement>('input[type=time]')[next.current * 2]?.focus();
    next.current = null;
  });
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
      <label className="tap flex grow items-center gap-3 sm:grow-0 sm:basis-36">
        <input
          type="checkbox"
          checked={open}
          onChange={({ currentTarget }) => onChange({ ...hours, open: currentTarget.checked })}
          className="size-5 accent-teal"
        />
        {name}
      </label>
      <div ref={box} className="order-last grid basis-full gap-1 sm:order-none sm:basis-auto">
        {spans.map((span, at) => (
          <SpanFields
            key={at}
            name={name}
            span={span}
            at={at}
            disabled={!open}
            onChange={(by) => onChange(changedSpan(hours, at, by))}
            onRemove={
              open && at > 0
                ? () => {
                    next.current = at - 1;
                    onChange(withoutSpan(hours, at));
                  }
                : undefined
            }
          />
        ))}
      </div>
      {open && (
        <span className="flex flex-wrap">
          {spans.length < maxHourSpans && (
            <button
              type="button"
              aria-label={t('Add hours on {name}', { name })}
              onClick={() => {
                next.current = spans.length;
                onChange(withSpan(hours));
              }}
              className={act}
            >
              <Plus aria-hidden size={18} /> {t('Add hours')}
            </button>
          )}
          <button
            type="button"
            aria-label={t('Copy the hours of {name} to all open days', { name })}
            onClick={onCopy}
            className={act}
          >
            {t('Copy to all')}
          </button>
        </span>
      )}
    </div>
  );
}
