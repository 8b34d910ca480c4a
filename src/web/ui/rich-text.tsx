import { Fragment, type ReactNode } from 'react';

type Props = {
  /** A sentence with marked parts: `Read the <terms>terms of use</terms>.` Marks do not nest. */
  text: string;
  /** Renders the text between the marks of each name. */
  parts: Readonly<Record<string, (words: string) => ReactNode>>;
};

const marked = /<(\w+)>(.*?)<\/\1>/s;

/** Wraps links and other elements around the marked parts of a sentence, so that a translator sees it whole and may reorder it. */
export function RichText({ text, parts }: Props) {
  // In threes: the text before a mark, its name, and its content.
  const pieces = text.split(marked);
  return pieces.map((piece, at) => {
    const kind = at % 3;
    if (kind === 1) return null;
    return <Fragment key={at}>{kind === 0 ? piece : (parts[pieces[at - 1]!]?.(piece) ?? piece)}</Fragment>;
  });
}
