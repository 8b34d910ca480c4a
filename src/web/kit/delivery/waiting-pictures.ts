/** @file Pictures that wait on the device to be sent, in IndexedDB, which has space for files. Where refused, this tab keeps them. */

/** A picture that waits for its upload to a project. */
export type WaitingPicture = {
  /** Generated here: the server stores one picture per key. */
  key: string;
  vendorId: string;
  projectId: string;
  name: string;
  file: Blob;
  /** Time of selection, which is the order of sending. */
  at: number;
  /** The server's reason to refuse it; such a picture is not sent again. */
  refused?: string;
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

/** Stores a picture until it is sent. Resolves to false when the device refuses. */
export const keepPicture = (picture: WaitingPicture): Promise<boolean> =>
  inStore('readwrite', (at) => at.put(picture)).then(
    () => true,
    () => false,
  );

/** Returns the waiting pictures, in the order of selection. Entries of another shape are left out. */
export const waitingPictures = async (): Promise<WaitingPicture[]> => {
  const all: unknown[] = await inStore('readonly', (at) => at.getAll()).catch(() => []);
  return all.filter(isWaiting).toSorted((one, other) => one.at - other.at);
};

export const dropPicture = (key: string): Promise<void> =>
  inStore('readwrite', (at) => at.delete(key)).catch(() => undefined);

/** Deletes all of them, as at a sign-out. */
export function forgetPictures(): void {
  try {
    indexedDB.deleteDatabase(database);
  } catch {
    // Storage is refused, so there is nothing stored.
  }
}
