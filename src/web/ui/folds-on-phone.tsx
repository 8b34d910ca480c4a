import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

type Props = {
  heading: string;
  /** The look of the heading, where there is room for all. */
  className?: string;
  /** The look of the line to tap. */
  summary?: string;
  children: ReactNode;
};

/** Content below its heading. On a phone it is closed to the heading and opens without scripts; where there is room it is open. */
export function FoldsOnPhone({ heading, className = '', summary = '', children }: Props) {
  return (
    <details className="group/fold wrap-anywhere md:details-content:block md:details-content:[content-visibility:visible]">
      <summary
        className={`tap flex cursor-pointer list-none items-center gap-2 font-bold supports-[selector(::details-content)]:md:hidden [&::-webkit-details-marker]:hidden ${summary}`}
      >
        {heading}
        <ChevronDown aria-hidden size={20} className="transition-transform group-open/fold:rotate-180" />
      </summary>
      <h2 className={`hidden supports-[selector(::details-content)]:md:block ${className}`}>{heading}</h2>
      {children}
    </details>
  );
}
