import type { ReactNode } from 'react';

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
