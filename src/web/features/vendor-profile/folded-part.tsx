import type { ReactNode } from 'react';
import { Disclosure } from '#ui/disclosure.tsx';

type Props = {
  id: string;
  heading: string;
  /** What can be known without opening it, in one line. */
  line: ReactNode;
  children: ReactNode;
};

/** A part of a vendor's page that few readers need whole: its heading and its gist, folded. A link to `id` opens it. */
export function FoldedPart({ id, heading, line, children }: Props) {
  return (
    <section aria-labelledby={`${id}-heading`}>
      <Disclosure
        summary={
          <span className="-my-1.5 min-w-0 leading-snug">
            <h2 id={`${id}-heading`} className="text-base">
              {heading}
            </h2>
            <span className="line-clamp-1 text-sm font-normal text-ink-soft">{line}</span>
          </span>
        }
      >
        <div id={id} className="scroll-mt-32">
          {children}
        </div>
      </Disclosure>
    </section>
  );
}
