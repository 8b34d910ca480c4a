/** Whom a new passkey is for; without an id they are not stored yet. */
export type PasskeyHolder = { id?: string; name: string; email: string };
/** A passkey as it is stored. */
export type StoredPasskey = {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
};
export type NewPasskey = StoredPasskey & { synced: boolean };
