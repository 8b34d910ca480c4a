/** @file A mail's text as HTML: the same words, with links that can be tapped, and without colours. */

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
/** Links of the web and of a phone in a text; punctuation at the end of a sentence is not part of one. */
const links = /\b(?:https?:\/\/|tel:|mailto:)[^\s<>"']*[^\s<>"'.,;:!?)]/g;

function linked(text: string): string {
  let html = '';
  let end = 0;
  for (const { 0: link, index } of text.matchAll(links)) {
    html += `${escaped(text.slice(end, index))}<a href="${escaped(link)}">${escaped(link)}</a>`;
    end = index + link.length;
  }
  return html + escaped(text.slice(end));
}

/**
 * Sets no colours: a program in dark mode then chooses both, and nothing is dark on dark. Strangers'
 * input stays text here, too.
 */
export const htmlOf = (text: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"></head><body style="margin:0;padding:16px;font:16px/1.5 sans-serif"><div style="max-width:36em">${text
    .split(/\n{2,}/)
    .map(
      (paragraph) =>
        `<p style="margin:0 0 1em;overflow-wrap:anywhere">${linked(paragraph).replaceAll('\n', '<br>')}</p>`,
    )
    .join('')}</div></body></html>`;
