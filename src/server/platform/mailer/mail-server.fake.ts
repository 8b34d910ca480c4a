import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** The server's behaviour. `greet-never` accepts the connection and stays silent. */
type Mode = 'accept' | 'refuse' | 'hang' | 'greet-never';

/** A received mail: the envelope and the bytes as text. */
type Arrived = { from: string; to: string[]; content: string };

/** A real SMTP server on this machine whose behaviour a test can change. */
export type MailServer = {
  url: string;
  mails: Arrived[];
  setMode(mode: Mode): void;
  close(): Promise<void>;
};

/** Starts a server that accepts mails. */
export async function startMailServer(): Promise<MailServer> {
  let mode: Mode = 'accept';
  const mails: Arrived[] = [];
  const refusal = Object.assign(new Error('try again'), { responseCode: 451 });
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => done(mode === 'refuse' ? refusal : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mode === 'hang') return;
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        mails.push({
          from,
          to: rcptTo.map(({ address }) => address),
          content: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  // Clients that disconnect are expected here.
  smtp.on('error', () => {});
  const silent = new Set<Socket>();
  const proxy = createServer((socket) => {
    if (mode !== 'greet-never') return void smtp.server.emit('connection', socket);
    silent.add(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    mails,
    setMode: (next) => void (mode = next),
    async close() {
      for (const socket of silent) socket.destroy();
      await new Promise<void>((resolve) => smtp.close(resolve));
      await new Promise<void>((resolve) => void proxy.close(() => resolve()));
    },
  };
}
