/**
 * @file The few parts of PostgreSQL's wire protocol that the embedded connection answers or reads itself. Everything
 * else passes through as bytes.
 */

/** The status in a ReadyForQuery message: idle, in a transaction, in a failed transaction. */
export type TransactionStatus = 'I' | 'T' | 'E';

const readyFrameBytes = 6;

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function int32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32BE(value);
  return buffer;
}

const text = (value: string): Buffer => Buffer.from(`${value}\0`, 'utf8');

/** Returns a ReadyForQuery message. */
export const readyForQuery = (status: TransactionStatus): Buffer =>
  message('Z', Buffer.from(status, 'latin1'));

/** Returns an error message as PostgreSQL would send it. */
export const errorResponse = (sqlState: string, reason: string, severity = 'ERROR'): Buffer =>
  message(
    'E',
    Buffer.concat([
      text(`S${severity}`),
      text(`V${severity}`),
      text(`C${sqlState}`),
      text(`M${reason}`),
      Buffer.from([0]),
    ]),
  );

/** Returns the answer to a start-up packet: no password, the settings that a client reads, ready. */
export const welcome = (): Buffer =>
  Buffer.concat([
    message('R', int32(0)),
    message('S', Buffer.concat([text('client_encoding'), text('UTF8')])),
    message('S', Buffer.concat([text('server_version'), text('18.6')])),
    message('S', Buffer.concat([text('standard_conforming_strings'), text('on')])),
    message('K', Buffer.concat([int32(1), int32(1)])),
    readyForQuery('I'),
  ]);

/** Returns the message of a simple query. */
export const simpleQuery = (sql: string): Buffer => message('Q', text(sql));

/** Returns the transaction status at the end of a reply; `null` when the reply does not end in one. */
export function statusAtEnd(reply: Uint8Array): TransactionStatus | null {
  const start = reply.length - readyFrameBytes;
  if (start < 0 || reply[start] !== 0x5a || reply[start + 4] !== 5) return null;
  return String.fromCharCode(reply[start + 5]!) as TransactionStatus;
}

/** Returns whether a reply holds an error. */
export function hasError(reply: Uint8Array): boolean {
  const view = Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength);
  for (let offset = 0; offset + 5 <= view.length; offset += 1 + view.readInt32BE(offset + 1)) {
    if (view[offset] === 0x45) return true;
  }
  return false;
}

/**
 * Splits a client's byte stream into batches that end where the client expects an answer (Query, Sync, Flush, the
 * end of a COPY) or leaves (Terminate).
 */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);
  #started = false;

  /** Adds bytes and returns the complete messages: at most one start-up packet, then batches. */
  push(bytes: Buffer): { startup: boolean; terminate: boolean; batches: Buffer[] } {
    let data = this.#rest.length > 0 ? Buffer.concat([this.#rest, bytes]) : bytes;
    const result = { startup: false, terminate: false, batches: [] as Buffer[] };
    if (!this.#started) {
      if (data.length < 4 || data.length < data.readInt32BE(0)) {
        this.#rest = data;
        return result;
      }
      data = data.subarray(data.readInt32BE(0));
      this.#started = true;
      result.startup = true;
    }
    let batchStart = 0;
    let offset = 0;
    while (offset + 5 <= data.length && offset + 1 + data.readInt32BE(offset + 1) <= data.length) {
      const type = String.fromCharCode(data[offset]!);
      const end = offset + 1 + data.readInt32BE(offset + 1);
      if (type === 'X') {
        result.terminate = true;
        break;
      }
      if ('QSHcf'.includes(type)) {
        result.batches.push(data.subarray(batchStart, end));
        batchStart = end;
      }
      offset = end;
    }
    this.#rest = data.subarray(batchStart);
    return result;
  }
}
