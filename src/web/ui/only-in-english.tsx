import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

type Props = {
  /** The language of the text, where it is not that of the page. */
  lang: string | undefined;
  children: ReactNode;
};

/** Above a text without a translation into the language of the page. */
export const OnlyInEnglish = ({ lang, children }: Props) =>
  lang ? <Notice className="my-4">{children}</Notice> : null;
