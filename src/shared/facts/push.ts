/** @file What a vendor's device may be told while no page is open, by way of the push service of its browser. */

/** All that a push holds: what came, and nothing of whom or from whom. */
export const pushKinds = ['new-request', 'new-message'] as const;
export type PushKind = (typeof pushKinds)[number];

/** The services that browsers use, with all hosts below. A subscription elsewhere would have us post to whatever somebody names. */
export const pushServices = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

export const pushLimits = {
  /** Devices of one log-in; a further one takes the place of the oldest. */
  devices: 5,
  addressChars: 1000,
  /** What a device that is off gets when it is on again is at most so old. */
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
