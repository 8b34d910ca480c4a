/** @file A pasted rich text as markdown, with the pictures that it holds as files, each with its place. */
import { pictureMarks } from './office-html.ts';
import { markdownOf } from './rich-text.ts';

export type PastedText = { text: string; pictures: { file: File; at: number }[]; left: number };

function fileOf(source: string, index: number): File {
  const [, type = '', content = ''] = /^data:(image\/[\w+.-]+);base64,(.*)$/s.exec(source)!;
  const bytes = Uint8Array.from(atob(content), (sign) => sign.codePointAt(0)!);
  return new File([bytes], `pasted-${index + 1}.${type.slice('image/'.length)}`, { type });
}

/** Returns the pasted text; null where it cannot be read. */
export function pastedOf(html: string): PastedText | null {
  try {
    const { text: marked, pictures: sources, left } = markdownOf(html);
    const pictures: PastedText['pictures'] = [];
    let text = '';
    let from = 0;
    for (const { 0: mark, 1: index, index: at } of marked.matchAll(pictureMarks)) {
      text += marked.slice(from, at);
      from = at + mark.length;
      pictures.push({ file: fileOf(sources[Number(index)]!, Number(index)), at: text.length });
    }
    return { text: (text + marked.slice(from)).trimEnd(), pictures, left };
  } catch {
    return null;
  }
}
