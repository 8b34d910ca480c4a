/** @file Conversion of rich text from a page, a mail or an office program to markdown. Heavy: loaded on the first paste. */
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { tidy, type Node, type Pasted } from './office-html.ts';

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(() => (tree: Node, file) => {
    file.data['pasted'] = tidy(tree);
  })
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' })
  .freeze();

/**
 * Returns the markdown of rich text: headings, lists, tables, quotes and links, without styles. Pictures that it holds stand in the
 * text as marks (`pictureMark`).
 */
export function markdownOf(html: string): Pasted & { text: string } {
  const file = processor.processSync(html);
  return { ...(file.data['pasted'] as Pasted), text: String(file).trim() };
}
