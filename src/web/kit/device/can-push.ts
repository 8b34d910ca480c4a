/** Returns whether this browser can be told of something while no page is open; on some phones only an installed site can. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
