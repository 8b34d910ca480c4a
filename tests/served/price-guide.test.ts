import { at, say } from '#support/language.ts';
import { expect, inEachLanguage, test } from '#support/served.ts';

inEachLanguage(() => {
  test('a list leads to the price guide of its category, which leads back', async ({ visitor }) => {
    await visitor.open(at('/vendors/catering'));
    const title = say('What {nouns} cost in {place}', { nouns: say('caterers'), place: say('Delhi-NCR') });
    await visitor.press(visitor.screen.getByRole('link', { name: title }));
    expect(visitor.address).toBe(at('/prices/catering'));
    visitor.screen.getByRole('heading', { level: 1, name: title });
    const [units] = visitor.screen.getAllByRole('table');
    expect(units!.textContent).toMatch(/₹/);
    for (const heading of ['What moves the price', 'Ask before you agree'])
      visitor.screen.getByRole('heading', { name: say(heading) });
    visitor.screen.getByText(say('Sample vendors: made up to show how a price guide looks.'));
    await visitor.press(
      visitor.screen.getByRole('link', { name: say('All {nouns}', { nouns: say('caterers') }) }),
    );
    expect(visitor.address).toBe(at('/vendors/catering'));
  });

  test('the guide is described for search engines, in both languages', async ({ server }) => {
    const html = await (await fetch(server.url + at('/prices/catering'))).text();
    const ld = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, text]) => JSON.parse(text!) as Record<string, unknown>,
    );
    const service = ld.find((one) => one['@type'] === 'Service');
    expect(service).toMatchObject({
      serviceType: say('Catering'),
      offers: [{ '@type': 'AggregateOffer', priceCurrency: 'INR' }, {}],
    });
    expect(ld.some((one) => one['@type'] === 'BreadcrumbList')).toBe(true);
    for (const lang of ['en-IN', 'hi', 'x-default']) expect(html).toContain(`hrefLang="${lang}"`);
    expect(html).not.toContain('noindex');
  });
});

test('an unknown category has no guide', async ({ server }) => {
  for (const wrong of [
    '/prices/murder',
    '/hi/prices/murder',
    '/prices',
    '/prices/Freelancer',
    '/prices/catering/x',
  ])
    expect((await fetch(server.url + wrong)).status, wrong).toBe(404);
});

test('the hall of a caterer has no part in the list of caterers', async ({ server }) => {
  const html = await (await fetch(`${server.url}/vendors?category=catering&price=1100&sort=price`)).text();
  expect(html).toContain('Rivaaz Banquets');
  expect(html).toContain('₹750-1,100 a plate (veg)');
  expect(html).not.toContain('₹1,150-1,600');
});
