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
          // A heading may stand in a summary, and in no element of it that holds words.
          <>
            <h2 id={`${id}-heading`} className="-mt-1.5 text-base leading-snug">
              {heading}
            </h2>
            <span className="col-start-1 -mb-1.5 line-clamp-1 text-sm leading-snug font-normal text-ink-soft">
              {line}
            </span>
          </>
        }
      >
        <div id={id} className="scroll-mt-32">
          {children}
        </div>
      </Disclosure>
    </section>
  );
}
