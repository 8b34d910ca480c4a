import { recallText } from './device-store.ts';

export const detailsKey = 'my-details';

/** Returns whether details of the sender are stored on this device, without reading them. */
export const hasDetails = (): boolean => recallText(detailsKey) !== null;
