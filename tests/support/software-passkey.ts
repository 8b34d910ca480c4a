/** A software passkey: the answers of a phone, or of an attacker. ES256 without attestation. */
import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } };
/** False parts of an answer. */
type Lies = { origin?: string; rpId?: string; challenge?: string; counter?: number; unverified?: boolean };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (value: string) => {
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.from([0x60 + bytes.length]), bytes]);
};
const byteString = (bytes: Buffer) =>
  bytes.length < 24
    ? Buffer.concat([Buffer.from([0x40 + bytes.length]), bytes])
    : bytes.length < 256
      ? Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
      : Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]), bytes]);

/** Returns the public key in COSE form. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    byteString(Buffer.from(x!, 'base64url')),
    Buffer.from([0x22]),
    byteString(Buffer.from(y!, 'base64url')),
  ]);
}

export function createSoftwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const credentialId = id.toString('base64url');
  let used = 0;

  const clientData = (type: string, options: Options, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lies.challenge ?? options.challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );
  /** Returns authenticator data: user present, verified unless it lies, and `attested` for a new key. */
  function authenticatorData(rpId: string, lies: Lies, attested: Buffer | null): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lies.counter ?? (used += 1));
    const flags = 0x01 | (lies.unverified ? 0 : 0x04) | (attested ? 0x40 : 0);
    return Buffer.concat([
      sha256(lies.rpId ?? rpId),
      Buffer.from([flags]),
      counter,
      ...(attested ? [attested] : []),
    ]);
  }
  const answerWith = (response: Record<string, unknown>) => ({
    id: credentialId,
    rawId: credentialId,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });

  return {
    credentialId,
    /** Creates the key. */
    create(options: Options, lies: Lies = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const data = authenticatorData(options.rp!.id!, lies, attested);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        byteString(data),
      ]);
      return answerWith({
        clientDataJSON: clientData('webauthn.create', options, lies).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Signs in. */
    get(options: Options, lies: Lies = {}) {
      const data = authenticatorData(options.rpId!, lies, null);
      const json = clientData('webauthn.get', options, lies);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(json)]))
        .sign(privateKey);
      return answerWith({
        clientDataJSON: json.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
