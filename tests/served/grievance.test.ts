import { at, say } from '#support/language.ts';
import { expect, inEachLanguage, test } from '#support/served.ts';

inEachLanguage(() => {
  test('both forms work without scripts', async ({ visitor }) => {
    visitor.allow(404);
    const field = (label: string) => visitor.screen.getByLabelText(say(label));
    const press = (name: string) => visitor.press(visitor.screen.getByRole('button', { name: say(name) }));
    const askStatus = async (number: string) => {
      visitor.fill(field('Ticket number'), number);
      visitor.fill(field('Email of the complaint'), 'lata@example.in');
      await press('Show where it stands');
    };
    await visitor.open(at('/grievance'));
    visitor.fill(field('Name'), 'Lata');
    visitor.fill(field('Email'), 'lata@example.in');
    visitor.fill(field('What happened?'), 'Without scripts.');
    await press('Send the complaint');
    expect(visitor.words()).toContain(say('Your ticket number'));
    const [ticket] = /AGN-G-[0-9A-Z]{4}-[0-9A-Z]{2}/.exec(visitor.words())!;
    await visitor.open(at('/grievance'));
    await askStatus('AGN-G-0000-00');
    expect(visitor.screen.getByRole('alert').textContent).toContain(
      say('We know no complaint with this ticket number and e-mail address.'),
    );
    await askStatus(ticket);
    expect(visitor.status).toBe(200);
    expect(visitor.words()).toContain(ticket);
  });
});
