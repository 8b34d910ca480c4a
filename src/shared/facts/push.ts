/** @file Push messages to a vendor's device while no page is open, sent through the push service of its browser. */

/** Contents of a push: its kind alone, without names of sender or recipient. */
export const pushKinds = ['new-request', 'new-message'] as const;
export type PushKind = (typeof pushKinds)[number];

/** The push services of browsers, with all hosts below. Any other host would have us post to an address of a caller's choice. */
export const pushServices = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

export const pushLimits = {
  /** Devices of one log-in; another one replaces the oldest. */
  devices: 5,
  addressChars: 1000,
  /** Hours for which a push waits for a device that is off. */
  keptHours: 24,
  timeoutMs: 10_000,
} as const;

/** Returns whether an address is one of a push service: https, its usual port, no password. */
export function isPushAddress(address: string): boolean {
  const url = URL.parse(address);
  return (
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    pushServices.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  );
}
