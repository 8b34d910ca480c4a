import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

type Props = {
  summary: ReactNode;
  children: ReactNode;
  /** Whether it begins open. */
  open?: boolean;
  /** Without the line below it. */
  plain?: boolean;
  onToggle?: () => void;
};

/** Collapsed content: the browser's own element, which needs no script. An item of a list, with a line above it. */
export function Disclosure({ summary, children, open, plain, onToggle }: Props) {
  return (
    <details
      open={open || undefined}
      onToggle={onToggle}
      className={`wrap-anywhere ${plain ? '' : 'border-b border-line'}`}
    >
      <summary className="tap grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3 font-semibold hover:text-teal [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden
          size={22}
          className="col-start-2 row-start-1 row-end-3 text-teal transition-transform [[open]>summary>&]:rotate-180"
        />
      </summary>
      <div className="pr-8 pb-4">{children}</div>
    </details>
  );
}
