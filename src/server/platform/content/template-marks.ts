/** @file Marks of Jekyll (Liquid) and Hugo in a markdown text: the known ones become markdown, any other stays and is named. */
import type { Loss } from '#contract/desk/content/import-losses.ts';
import { videoAt } from '#domain/formats/video-address.ts';

const attribute = (written: string, name: string) =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`).exec(written)?.slice(1).find(Boolean) ?? '';
const bare = (written: string) => written.trim().replace(/^["']|["']$/g, '');

type Mark = {
  name: string;
  /** The text after the name. */
  written: string;
  /** True for a mark that is a paragraph by itself. */
  alone: boolean;
};

/** Returns what a mark becomes; null for an unknown one. */
function replaced({ name, written, alone }: Mark, losses: Loss[]): string | null {
  switch (name.toLowerCase()) {
    case 'highlight':
      return `\`\`\`${/^[\w+-]*/.exec(bare(written))?.[0] ?? ''}`;
    case 'endhighlight':
    case '/highlight':
      return '```';
    case 'raw':
    case 'endraw':
      return '';
    case 'youtube':
    case 'vimeo': {
      const id = bare(attribute(written, 'id') || written).replace(/^.*[/=]/, '');
      if (!/^[\w-]{4,20}$/.test(id)) return null;
      const video = videoAt(`https://${name.toLowerCase() === 'youtube' ? 'youtu.be' : 'vimeo.com'}/${id}`);
      if (!video) return null;
      if (!alone) losses.push({ kind: 'embed', what: video.site });
      return `[Video on ${video.site}](${video.href})`;
    }
    case 'figure': {
      const [src, alt, caption] = ['src', 'alt', 'caption'].map((name) => attribute(written, name));
      return src
        ? `![${alt || caption}](<${src}>)${caption && caption !== alt && alt ? `\n\n${caption}` : ''}`
        : null;
    }
    case 'ref':
    case 'relref':
    case 'post_url':
    case 'link': {
      // With its folders: many posts of Hugo are an `index.md`.
      const [file = '', part] = bare(written).split('#');
      return file && `${file.replace(/\.md$/, '')}.md${part === undefined ? '' : `#${part}`}`;
    }
    default:
      return null;
  }
}

/** Each alternative ends at the next brace, so that a hostile line costs no more than its length. */
const marks = /\{\{[<%]([^{}]*)[>%]\}\}|\{%([^{}%]*)%\}|\{\{([^{}<%][^{}]*)\}\}/g;
/** Returns what stands between the signs of a mark, without those that trim or close it. */
const within = (written: string) => written.trim().replace(/^-/, '').replace(/[-/]$/, '').trim();

function lineOf(line: string, isParagraph: boolean, losses: Loss[]): string {
  return line.replace(marks, (whole, hugo?: string, liquid?: string, shown?: string) => {
    if (shown !== undefined) {
      const value = within(shown);
      if (/^site\.(?:baseurl|url)$/.test(value)) return '';
      const path = /^["']([^"']+)["']\s*\|\s*(?:relative_url|absolute_url)$/.exec(value)?.[1];
      if (path) return path;
    }
    const mark = within(hugo ?? liquid ?? '');
    const name = /^\/?[\w-]+/.exec(mark)?.[0];
    const alone = isParagraph && line.trim() === whole;
    const made =
      shown === undefined && name
        ? replaced({ name, written: mark.slice(name.length), alone }, losses)
        : null;
    if (made !== null) return made;
    losses.push({ kind: 'shortcode', what: whole.slice(0, 60) });
    return whole;
  });
}

/** Returns a text with its known marks as markdown, and what did not become any. Fenced code stays. */
export function withoutTemplateMarks(markdown: string): { markdown: string; losses: Loss[] } {
  const losses: Loss[] = [];
  if (!/\{[{%]/.test(markdown)) return { markdown, losses };
  let fence = '';
  const lines = markdown.split('\n').map((line, at, all) => {
    const mark = /^\s*(```|~~~)/.exec(line)?.[1];
    if (mark && (fence === '' || fence === mark)) {
      fence = fence === '' ? mark : '';
      return line;
    }
    if (fence !== '') return line;
    return lineOf(line, !all[at - 1]?.trim() && !all[at + 1]?.trim(), losses);
  });
  return { markdown: lines.join('\n'), losses };
}
