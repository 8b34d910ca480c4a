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

type LinesProps = {
  /** Of the heading. */
  id?: string;
  /** A heading of the page's outline, where the folded part is one. */
  as?: 'h2' | 'span';
  heading: ReactNode;
  /** What can be known without opening it; cut after one line unless `whole`. */
  line?: ReactNode;
  whole?: boolean;
  /** Language of the line. */
  lang?: string | undefined;
};

/** A summary of two lines: a name, and the gist of what is folded. A heading may stand in a summary, and in no element of it that holds words. */
export function SummaryLines({ id, as: Heading = 'span', heading, line, whole, lang }: LinesProps) {
  return (
    <>
      <Heading id={id} className="-mt-1.5 text-base leading-snug">
        {heading}
      </Heading>
      {line && (
        <span
          lang={lang}
          className={`col-start-1 -mb-1.5 text-sm leading-snug font-normal text-ink-soft ${whole ? '' : 'line-clamp-1'}`}
        >
          {line}
        </span>
      )}
    </>
  );
}
