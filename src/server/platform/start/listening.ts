/** @file The port: looked at before anything is done, and served in the end. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from '#platform/start-error.ts';

/** Returns the sentence for a port that cannot be served, or the error itself. */
function refusal(error: unknown, port: number, host: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is already in use; set PORT to a free one.`);
  if (['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code ?? ''))
    return new StartError(`Cannot listen on ${host}:${port}; check PORT and HOST.`);
  return error;
}

/** Takes the port for a moment. @throws StartError when another process has it, or it may not be taken */
export async function checkPort(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  try {
    server.listen({ port, host });
    await once(server, 'listening');
  } catch (error) {
    throw refusal(error, port, host);
  }
  server.close();
  await once(server, 'close');
}

/** Serves the site. @throws StartError when the port was taken meanwhile */
export async function listen(
  app: { listen(at: { port: number; host: string }): Promise<unknown> },
  port: number,
  host: string,
): Promise<void> {
  await app.listen({ port, host }).catch((error: unknown) => {
    throw refusal(error, port, host);
  });
}
