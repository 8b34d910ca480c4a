import { expect, test } from '#support/served.ts';

// The visitor of these tests takes what scripts alone can use for hidden (tests/support/form-client/shown.ts).
test('the style sheet hides without scripts what scripts alone can use', async ({ visitor, server }) => {
  await visitor.open('/');
  const [sheet] = visitor.document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const css = await (await fetch(new URL(sheet!.getAttribute('href')!, server.url))).text();
  expect(css).toContain(String.raw`@media (scripting:none){.noscript\:hidden{display:none}}`);
});
