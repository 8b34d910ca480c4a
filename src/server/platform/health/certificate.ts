import { isIP } from 'node:net';
import { connect } from 'node:tls';

const timeoutMs = 3000;

/**
 * Returns the end of the certificate that the site's own https address shows, an ended one included; null when the address does not answer
 * in three seconds, as where the machine cannot reach itself by its public name.
 */
export function certificateEnd(publicUrl: string): Promise<Date | null> {
  const { hostname, port } = new URL(publicUrl);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      // A number has no name to ask for.
      servername: isIP(hostname) ? '' : hostname,
      // Nothing is sent: the question is when it ends, and one that has ended is an answer, too.
      rejectUnauthorized: false,
      timeout: timeoutMs,
    });
    const end = (moment: Date | null) => {
      socket.destroy();
      resolve(moment);
    };
    socket.once('secureConnect', () => end(new Date(socket.getPeerCertificate().valid_to)));
    socket.once('timeout', () => end(null));
    socket.once('error', () => end(null));
  });
}
