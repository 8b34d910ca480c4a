import type { ReactNode } from 'react';
import { Disclosure, SummaryLines } from '#ui/disclosure.tsx';

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
      <Disclosure summary={<SummaryLines id={`${id}-heading`} as="h2" heading={heading} line={line} />}>
        <div id={id} className="scroll-mt-32">
          {children}
        </div>
      </Disclosure>
    </section>
  );
}
