/** Wraps the words of a page like a browser's translation; selects and fields stay. Runs in the browser. */
export function translateAsChrome(): void {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (words.nextNode()) all.push(words.currentNode as Text);
  for (const text of all) {
    const parent = text.parentElement!;
    if (!text.data.trim() || parent.closest('script, style, noscript, textarea, option, [translate="no"]'))
      continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `क ${text.data}`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
