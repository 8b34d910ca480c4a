import { addressOf, routePatterns } from '#support/addresses.ts';
import { test } from '#support/browser.ts';
import { typedBeforeAlive } from '#support/typed-before-alive.ts';

// Every page with something to fill in, by the table of routes, so that a new form joins by itself.

const each = 8;

for (let from = 0; from < routePatterns.length; from += each) {
  const group = routePatterns.slice(from, from + each);
  test(`text typed before a translated page is alive stays: ${group.join(' ')}`, async ({
    page,
    server,
    allowedConsole,
  }) => {
    test.setTimeout(group.length * 60_000);
    allowedConsole.push(/Minified React error/, /status of 404/);
    for (const pattern of group)
      await test.step(pattern, async () =>
        typedBeforeAlive(page, server.url + (await addressOf(pattern, server)), { mayBeEmpty: true }),
      );
  });
}
