/** Wraps the words of a page as a browser that translates it does; lists to choose from and fields are left. Runs in the browser. */
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
