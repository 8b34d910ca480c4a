/** @file Pictures that wait on the device to be sent, in IndexedDB, where files have room. Where it is refused, this tab alone has them. */

/** A picture on its way to a project. */
export type WaitingPicture = {
  /** Made here: under it the server stores the picture once. */
  key: string;
  vendorId: string;
  projectId: string;
  name: string;
  file: Blob;
  /** When it was picked: they are sent in this order. */
  at: number;
};

const database = 'waiting-pictures';
const store = 'pictures';

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });

async function inStore<T>(mode: IDBTransactionMode, work: (at: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'key' });
  const opened = await settled(opening);
  try {
    return await settled(work(opened.transaction(store, mode).objectStore(store)));
  } finally {
    opened.close();
  }
}

const isWaiting = (value: unknown): value is WaitingPicture => {
  const { key, vendorId, projectId, name, file, at } = (value ?? {}) as Partial<WaitingPicture>;
  return (
    [key, vendorId, projectId, name].every((one) => typeof one === 'string') &&
    file instanceof Blob &&
    typeof at === 'number'
  );
};

/** Keeps a picture until it is sent. Resolves to false when the device refuses. */
export const keepPicture = (picture: WaitingPicture): Promise<boolean> =>
  inStore('readwrite', (at) => at.put(picture)).then(
    () => true,
    () => false,
  );

/** The pictures that wait, in the order in which they were picked. What is not one of ours is left out. */
export const waitingPictures = async (): Promise<WaitingPicture[]> => {
  const all: unknown[] = await inStore('readonly', (at) => at.getAll()).catch(() => []);
  return all.filter(isWaiting).toSorted((one, other) => one.at - other.at);
};

export const dropPicture = (key: string): Promise<void> =>
  inStore('readwrite', (at) => at.delete(key)).catch(() => undefined);

/** Forgets all of them, as somebody who signs out wants. */
export function forgetPictures(): void {
  try {
    indexedDB.deleteDatabase(database);
  } catch {
    // Storage is refused, so there is nothing stored.
  }
}
