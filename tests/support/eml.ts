/** @file Parsing of a mail file's plain part. */

const unquoted = (text: string) =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

const decoders: Readonly<Record<string, (body: string) => string>> = {
  base64: (body) => Buffer.from(body, 'base64').toString(),
  'quoted-printable': unquoted,
};

/** Decodes `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`, each of which must contain whole characters. */
const decodedWords = (head: string) =>
  head
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, coding: string, word: string) =>
      coding.toLowerCase() === 'b' ? decoders['base64']!(word) : unquoted(word.replaceAll('_', ' ')),
    );

/** Returns the mail's head with its words decoded, and its text. */
export function readMail(file: string): { head: string; text: string } {
  const end = file.indexOf('\r\n\r\n');
  const head = file.slice(0, end);
  const body = file.slice(end + 4);
  const boundary = /^content-type: multipart\/[^\r\n]*(?:\r\n\s[^\r\n]*)*?boundary="([^"]+)"/im.exec(
    head,
  )?.[1];
  // The plain part is the first: programs show the last one that they support.
  if (boundary) {
    const [, first = ''] = body.split(`--${boundary}\r\n`);
    return { head: decodedWords(head), text: readMail(first.replace(/\r\n$/, '')).text };
  }
  const coding = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1]?.toLowerCase() ?? '';
  return { head: decodedWords(head), text: decoders[coding]?.(body) ?? body };
}
