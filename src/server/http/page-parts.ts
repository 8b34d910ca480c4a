/** @file A rendered page in three parts: only its ends are changed, and the long middle never becomes text. */

const headEnd = '</head>';

/** A page's head, its content as bytes, and its end from the first script that carries the nonce. */
export type PageParts = { head: string; middle: Buffer; end: string };

/** Cuts a page. A part without a head or a script is empty. */
export function splitPage(page: Buffer, nonce: string): PageParts {
  const behindHead = page.indexOf(headEnd) + headEnd.length;
  const from = behindHead < headEnd.length ? 0 : behindHead;
  const mark = page.indexOf(` nonce="${nonce}"`, from);
  const to = mark < 0 ? page.length : Math.max(from, page.lastIndexOf('<', mark));
  return {
    head: page.toString('utf8', 0, from),
    middle: page.subarray(from, to),
    end: page.toString('utf8', to),
  };
}

/** Joins the parts again. */
export const joinPage = ({ head, middle, end }: PageParts): Buffer =>
  Buffer.concat([Buffer.from(head), middle, Buffer.from(end)]);
