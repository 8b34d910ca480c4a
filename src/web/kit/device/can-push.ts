/** Returns whether this browser can receive push messages while no page is open; on some phones only an installed site can. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
