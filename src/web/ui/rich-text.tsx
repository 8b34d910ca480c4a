import { Fragment, type ReactNode } from 'react';

type Props = {
  /** A sentence in which parts are marked: `Read the <terms>terms of use</terms>.` Marks do not nest. */
  text: string;
  /** What becomes of the words between the marks of each name. */
  parts: Readonly<Record<string, (words: string) => ReactNode>>;
};

const marked = /<(\w+)>(.*?)<\/\1>/s;

/** Puts links and other elements around the marked parts of a sentence, so that a translator sees it whole and may turn it round. */
export function RichText({ text, parts }: Props) {
  // Of three pieces each: what stands before a mark, its name, and its words.
  const pieces = text.split(marked);
  return pieces.map((piece, at) => {
    const kind = at % 3;
    if (kind === 1) return null;
    return <Fragment key={at}>{kind === 0 ? piece : (parts[pieces[at - 1]!]?.(piece) ?? piece)}</Fragment>;
  });
}
