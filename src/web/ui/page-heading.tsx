import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  /** The language of the heading, where it is not that of the page. */
  lang?: string | undefined;
  className?: string;
  /** A smaller heading, on one line of a phone: above a list, which matters more. */
  small?: boolean;
};

/** The one h1 of a page. It takes the focus after a navigation, so that a screen reader begins there. */
export function PageHeading({ children, lead, eyebrow, lang, className = '', small = false }: Props) {
  return (
    <header className={`max-w-3xl ${className}`}>
      {eyebrow && <p className="mb-2 font-semibold text-teal">{eyebrow}</p>}
      <h1 lang={lang} tabIndex={-1} className={small ? 'text-xl xs:text-2xl md:text-3xl' : 'text-4xl'}>
        {children}
      </h1>
      {lead && <p className={`text-ink-soft ${small ? 'mt-1' : 'mt-3 md:mt-4 md:text-lg'}`}>{lead}</p>}
    </header>
  );
}
