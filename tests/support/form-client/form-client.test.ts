import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFormClient, type FormClient } from './form-client.ts';

type Answer = { status?: number; headers?: Record<string, string>; html?: string };
const answers: Record<string, Answer> = {};
let asked: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request
    .on('data', (part: Buffer) => (body += part.toString()))
    .on('end', () => {
      const { method = '', url = '', headers } = request;
      asked.push({ method, url, headers, body });
      const { status = 200, headers: said = {}, html = '' } = answers[url.split('?')[0]!] ?? { status: 404 };
      response.writeHead(status, { 'content-type': 'text/html', ...said }).end(html);
    });
});
let visitor: FormClient;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  for (const path of Object.keys(answers)) delete answers[path];
  asked = [];
  const { port } = server.address() as AddressInfo;
  visitor = createFormClient({ url: `http://127.0.0.1:${port}`, port });
});
afterEach(() => visitor.close());

const button = (name: string) => visitor.screen.getByRole('button', { name });
const openPage = async (html: string, headers = {}) => {
  answers['/form'] = { html, headers };
  await visitor.open('/form');
};
const last = () => asked.at(-1)!;

it('sends what the form and the pressed button say, and follows to the answer', async () => {
  answers['/thanks'] = { html: '<h1>Thanks</h1>' };
  answers['/yes'] = { status: 303, headers: { location: '/thanks' } };
  await openPage(`<form method="post" action="/no"><label>Words <textarea name="words"></textarea></label>
    <input type="checkbox" name="more" aria-label="More"><input type="checkbox" name="less">
    <label>Place <select name="place"><option>Agra<option value="d">Delhi</select></label>
    <button>No</button><button name="vote" value="yes" formaction="/yes">Yes</button></form>`);
  visitor.fill(visitor.screen.getByLabelText('Words'), 'आ &\nb');
  visitor.choose(visitor.screen.getByLabelText('Place'), 'Delhi');
  await visitor.press(visitor.screen.getByLabelText('More'));
  await visitor.press(button('Yes'));
  const post = asked.at(-2)!;
  expect([...new URLSearchParams(post.body)]).toEqual([
    ['words', 'आ &\r\nb'],
    ['more', 'on'],
    ['place', 'd'],
    ['vote', 'yes'],
  ]);
  const { origin } = new URL(visitor.document.URL);
  expect(post).toMatchObject({ method: 'POST', url: '/yes' });
  expect(post.headers).toMatchObject({ origin, referer: `${origin}/form`, 'sec-fetch-site': 'same-origin' });
  expect(last()).toMatchObject({ method: 'GET', url: '/thanks', body: '' });
  expect(last().headers).not.toHaveProperty('origin');
  expect(visitor.words('body')).toBe('Thanks');
  await visitor.reload();
  expect(last()).toMatchObject({ method: 'GET', url: '/thanks' });
});

it('sends a form anew when its answer is loaded again, and by the same method where the server says so', async () => {
  answers['/moved'] = { html: 'here' };
  await openPage('<form method="post"><input name="a" value="1"><button>Go</button></form>');
  answers['/form'] = { status: 307, headers: { location: '/moved' } };
  await visitor.press(button('Go'));
  await visitor.reload();
  expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', '/form', ''],
    ['POST', '/form', 'a=1'],
    ['POST', '/moved', 'a=1'],
    ['POST', '/moved', 'a=1'],
  ]);
});

it('puts the fields of a form that asks into the address, by Enter as by its button', async () => {
  answers['/find'] = { html: 'found' };
  await openPage(
    '<form action="/find?old=1#list"><input name="q" aria-label="q"><button name="b">Go</button></form>',
  );
  visitor.fill(visitor.screen.getByLabelText('q'), 'a b');
  await visitor.enter(visitor.screen.getByLabelText('q'));
  expect(visitor.address).toBe('/find?q=a+b&b=#list');
});

it('refuses what the browser refuses, and names the fields', async () => {
  await openPage(`<form method="post"><input name="name" required><input name="mail" type="email" value="x">
    <input name="count" type="number" max="3" value="4"><button>Go</button><button formnovalidate>Draft</button></form>`);
  await expect(visitor.press(button('Go'))).rejects.toThrow(
    'The browser refuses to send name: valueMissing; mail: typeMismatch; count: rangeOverflow',
  );
  expect(asked).toHaveLength(1);
  await visitor.press(button('Draft'));
  expect(asked).toHaveLength(2);
});

it('types nothing that a field does not take', async () => {
  await openPage(`<label>N<input type="number"></label><label>R<input readonly></label><label>S<input maxlength="2"></label>
    <label>D<input disabled></label><label>L<select><option>a</select></label>`);
  const field = (label: string) => visitor.screen.getByLabelText(label);
  expect(() => visitor.fill(field('N'), 'many')).toThrow('does not take');
  expect(() => visitor.fill(field('R'), 'x')).toThrow('only be read');
  expect(() => visitor.fill(field('S'), 'xyz')).toThrow('does not take');
  expect(() => visitor.fill(field('D'), 'x')).toThrow('disabled');
  expect(() => visitor.choose(field('L'), 'b')).toThrow('does not offer');
});

it('hides its origin where the page hides its address', async () => {
  await openPage('<form method="post"><button>Go</button></form>', { 'referrer-policy': 'no-referrer' });
  await visitor.press(button('Go'));
  expect(last().headers).toMatchObject({ origin: 'null', 'sec-fetch-site': 'same-origin' });
  expect(last().headers).not.toHaveProperty('referer');
});

it('reaches only what is shown, and opens what HTML alone opens', async () => {
  answers['/there'] = { html: 'there' };
  await openPage(`<button type="button" popovertarget="menu">Menu</button><nav id="menu" popover><a href="/there">There</a></nav>
    <details><summary>More</summary><p>Within</p><button>Inner</button></details><p hidden>Gone</p>
    <dialog><p>Closed</p></dialog><p class="noscript:hidden">Scripted</p><noscript><p>Plain</p></noscript>
    <button type="button">Idle</button> <a href="https://other.example/">Away</a>`);
  const { screen } = visitor;
  const link = visitor.document.querySelector<HTMLElement>('[href="/there"]')!;
  expect(screen.queryAllByRole('link', { name: 'There' })).toEqual([]);
  for (const words of ['Gone', 'Closed', 'Scripted', 'Within']) expect(screen.queryByText(words)).toBeNull();
  screen.getByText('Plain');
  expect(visitor.words('body')).toBe('Menu More Plain Idle Away');
  await expect(visitor.press(link)).rejects.toThrow('Nobody can reach');
  await expect(visitor.press(button('Idle'))).rejects.toThrow('does nothing');
  await expect(visitor.press(screen.getByRole('link', { name: 'Away' }))).rejects.toThrow('leads away');
  await visitor.press(screen.getByText('More'));
  screen.getByText('Within');
  await visitor.press(button('Menu'));
  await visitor.press(screen.getByRole('link', { name: 'There' }));
  expect(visitor.address).toBe('/there');
});

it('stays on the page for a place on it', async () => {
  await openPage('<a href="#end">End</a><p id="end">End of it</p><a href="#lost">Lost</a>');
  await visitor.press(visitor.screen.getByRole('link', { name: 'End' }));
  expect([visitor.address, asked.length]).toEqual(['/form#end', 1]);
  await expect(visitor.press(visitor.screen.getByRole('link', { name: 'Lost' }))).rejects.toThrow('#lost');
});

it('fails on an error, a cookie and a circle that the test did not expect', async () => {
  answers['/cookie'] = { headers: { 'set-cookie': 'a=1' } };
  answers['/circle'] = { status: 302, headers: { location: '/circle' } };
  await expect(visitor.open('/nowhere')).rejects.toThrow('GET /nowhere: 404');
  await expect(visitor.open('/cookie')).rejects.toThrow('/cookie sets a cookie');
  await expect(visitor.open('/circle')).rejects.toThrow('More than 10 redirects');
  visitor.allow(404);
  await visitor.open('/nowhere');
  expect(visitor.status).toBe(404);
});
