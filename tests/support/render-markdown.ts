import { renderTree, type RenderedMarkdown, type ShownInText } from '#modules/blogs/markdown.ts';
import { markdownTree } from '#platform/parsing/markdown-tree.ts';

/** Reads and renders in one go, where a test asks for hundreds of texts. */
export const renderMarkdown = (markdown: string, shown?: ShownInText): RenderedMarkdown =>
  renderTree(markdown, markdownTree(markdown), shown);
