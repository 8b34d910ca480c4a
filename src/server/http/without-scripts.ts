/**
 * Returns the page without its own scripts, for display at another page's address: they would take it for that page. It reads
 * and works without them.
 */
export const withoutScripts = (html: string, nonce: string): string =>
  html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(new RegExp(`<script (?:[^>]* )?nonce="${nonce}"[^>]*>.*?</script>`, 'gs'), '');
