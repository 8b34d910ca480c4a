import { createECDH, hkdfSync } from 'node:crypto';

const curve = 'prime256v1';
/** The order of the curve P-256: a private key is a number from 1 to one less. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 64 bits more than the order has, so that no key is likelier than another (FIPS 186-5, A.2.1). */
const seedBytes = 40;

export type VapidKeys = { publicKey: string; privateKey: string };

/**
 * Returns the key pair that identifies the installation to push services (RFC 8292), both in base64url. It depends on the
 * installation's key only: every process, machine and restored copy has the same one, and nothing more is stored.
 */
export function vapidKeysOf(secretKey: string): VapidKeys {
  const seed = Buffer.from(hkdfSync('sha256', secretKey, '', 'web push', seedBytes)).toString('hex');
  const secret = ((BigInt(`0x${seed}`) % (order - 1n)) + 1n).toString(16).padStart(64, '0');
  const pair = createECDH(curve);
  pair.setPrivateKey(secret, 'hex');
  return {
    publicKey: pair.getPublicKey('base64url', 'uncompressed'),
    privateKey: Buffer.from(secret, 'hex').toString('base64url'),
  };
}
