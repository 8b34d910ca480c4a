import { mailsWith } from '#support/mail-folder.ts';
import { at, say } from '#support/language.ts';
import { expect, inEachLanguage, newName, test } from '#support/served.ts';

inEachLanguage(() => {
  test('without scripts the same form answers with a page, and a reload sends nothing twice', async ({
    visitor,
    server,
  }) => {
    const name = newName('Gita');
    const email = `${name.toLowerCase()}@example.in`;
    await visitor.open(at('/contact'));
    const { screen } = visitor;
    visitor.fill(screen.getByPlaceholderText(say('Enter your name')), name);
    visitor.fill(screen.getByPlaceholderText(say('Enter your contact number')), '+91 98765 43210');
    visitor.fill(screen.getByPlaceholderText(say('Enter your email')), email);
    await visitor.press(screen.getByRole('button', { name: say('Submit') }));
    visitor.screen.getByRole('heading', { name: say('Details Submitted Successfully!') });
    const reference = /AGN-[0-9A-Z]{4}-[0-9A-Z]{2}/.exec(
      visitor.document.querySelector('main')!.textContent,
    )?.[0];
    await visitor.reload();
    expect(visitor.document.querySelector('main')!.textContent).toContain(reference);
    // Anybody who knows the words could post them too.
    expect(visitor.screen.queryAllByRole('link', { name: say('See where it stands') })).toEqual([]);
    await expect.poll(() => mailsWith(server, email).length).toBe(2);
  });
});
