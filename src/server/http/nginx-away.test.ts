import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCompany } from '#content/demo-company.ts';
import { writeAwayPages } from '#platform/away-pages.ts';
import { speakByRequest } from '#platform/words/request-locale.ts';
import { silentLog } from '#support/database.ts';
import { freePort } from '#support/free-port.ts';
import { startNginx, type Answer, type RunningNginx } from '#support/nginx.ts';

// Debian's nginx with our configuration, in front of processes that do not answer.

const secret = 'k3yOfAPrivatePageThatIsFortyThreeLettersLong';
const phone = '9876543210';
const askers = 32;
const company = { ...demoCompany, brand: 'Utsav & Sons', phone: '9811122233' };

/** The helper reads bytes as they are. */
const inUtf8 = ({ status, text }: Answer) => ({ status, text: Buffer.from(text, 'latin1').toString() });

describe('nginx before a site that is away', () => {
  let nginx: RunningNginx;
  let pages: string;
  let cutting: Server;
  beforeAll(async () => {
    speakByRequest();
    pages = mkdtempSync(join(tmpdir(), 'away-'));
    writeAwayPages(pages, company, silentLog);
    // One process is gone, the other hangs up.
    cutting = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(cutting, 'listening');
    nginx = await startNginx([await freePort(), (cutting.address() as AddressInfo).port], pages);
  });
  afterAll(async () => {
    await nginx.stop();
    cutting.close();
    rmSync(pages, { recursive: true, force: true });
  });

  it('shows a page with phone and WhatsApp, in both languages, and asks to come again', async () => {
    for (const method of ['GET', 'POST']) {
      const { status, headers, text } = await nginx.ask('/', { method });
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      for (const part of ['Utsav &#38; Sons', 'tel:+919811122233', 'https://wa.me/919811122233?', 'lang="hi'])
        expect(text).toContain(part);
    }
  });

  it('writes no address of a private page and no number into its logs, whatever fails', async () => {
    const path = `/enquiry/${secret}?phone=${phone}`;
    // A body that nginx stores in a file, which it would warn about, and addresses that it refuses.
    await nginx.ask(path, {
      method: 'POST',
      json: 'x'.repeat(200_000),
      headers: { referer: `https://localhost${path}` },
    });
    await nginx.ask(`/hi${path}`);
    await nginx.ask(`/enquiry/${secret}%00?phone=${phone}`);
    await nginx.ask(`/enquiry/${secret}?${phone.repeat(3_000)}`);
    // Until it refuses, however fast the machine is.
    const agent = new Agent({ keepAlive: true, maxSockets: askers });
    const flood = async () => {
      for (let status = 0; status !== 429;) ({ status } = await nginx.ask(path, { agent }));
    };
    await Promise.all(Array.from({ length: askers }, flood));
    agent.destroy();
    const logged = (nginx.log() + nginx.errors()).split('\n');
    expect(logged.filter((line) => line.includes(secret) || line.includes(phone))).toEqual([]);
    expect(nginx.log()).toMatch(/ GET \/hi\/enquiry\/- /);
    // It is no silence: each has its line, with the state of the processes.
    expect(logged).toContainEqual(expect.stringMatching(/ GET \/enquiry\/- 503 .* 502$/));
    expect(logged).toContainEqual(expect.stringMatching(/ GET \/enquiry\/- 429 /));
  });

  it('shows the page of maintenance while its file is there, and its files to nobody else', async () => {
    writeFileSync(join(pages, 'maintenance'), '');
    const { status, text } = inUtf8(await nginx.ask('/weddingvendors'));
    expect([status, text]).toEqual([503, readFileSync(join(pages, 'maintenance.html'), 'utf8')]);
    rmSync(join(pages, 'maintenance'));
    expect(inUtf8(await nginx.ask('/')).text).toBe(readFileSync(join(pages, 'down.html'), 'utf8'));
    for (const name of ['down.html', 'maintenance.html'])
      expect((await nginx.ask(`/.away/${name}`)).status).toBe(404);
  });
});
