/** @file Marks of Jekyll (Liquid) and Hugo in a markdown text: the known ones become markdown, any other stays and is named. */
import type { Loss } from '#contract/desk/content/import-losses.ts';

const attribute = (written: string, name: string) =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`).exec(written)?.slice(1).find(Boolean) ?? '';
const bare = (written: string) => written.trim().replace(/^["']|["']$/g, '');

/** Returns what a mark becomes; null for an unknown one. `what` is its name, `written` what follows it. */
function replaced(what: string, written: string, losses: Loss[]): string | null {
  switch (what.toLowerCase()) {
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
      const tube = what.toLowerCase() === 'youtube';
      losses.push({ kind: 'embed', what: tube ? 'YouTube' : 'Vimeo' });
      return tube
        ? `[Video on YouTube](https://www.youtube.com/watch?v=${id})`
        : `[Video on Vimeo](https://vimeo.com/${id})`;
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

function lineOf(line: string, losses: Loss[]): string {
  return line.replace(marks, (whole, hugo?: string, liquid?: string, shown?: string) => {
    if (shown !== undefined) {
      const value = within(shown);
      if (/^site\.(?:baseurl|url)$/.test(value)) return '';
      const path = /^["']([^"']+)["']\s*\|\s*(?:relative_url|absolute_url)$/.exec(value)?.[1];
      if (path) return path;
    }
    const mark = within(hugo ?? liquid ?? '');
    const name = /^\/?[\w-]+/.exec(mark)?.[0];
    const made = shown === undefined && name ? replaced(name, mark.slice(name.length), losses) : null;
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
  const lines = markdown.split('\n').map((line) => {
    const mark = /^\s*(```|~~~)/.exec(line)?.[1];
    if (mark && (fence === '' || fence === mark)) {
      fence = fence === '' ? mark : '';
      return line;
    }
    if (fence !== '') return line;
    return lineOf(line, losses);
  });
  return { markdown: lines.join('\n'), losses };
}
