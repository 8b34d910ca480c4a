/** @file Pictures on their way to the server, one after the other. An acknowledged picture is not sent again; a failed one waits. */
import { t } from '#words/t.ts';
import { isApiError } from '#contract/api-error.ts';
import { projectLimits } from '#facts/limits.ts';
import {
  dropPicture,
  keepPicture,
  waitingPictures,
  type WaitingPicture,
} from '#kit/delivery/waiting-pictures.ts';

/** One picture: its progress (0 to 1; null while it waits), and the error shown. `final` when a retry is pointless. */
export type QueuedPicture = WaitingPicture & {
  share: number | null;
  problem: string;
  final: boolean;
  /** Whether the picture is stored on the device, so that it outlives the page. */
  kept: boolean;
  /** True for one that waited: meanwhile its place may have been taken. */
  waited: boolean;
};

type UploadRequest = {
  vendorId: string;
  /** Resolves to false when the project is full. Asked before a picture that waited is sent. */
  hasRoom: (picture: WaitingPicture) => Promise<boolean>;
  send: (picture: WaitingPicture, onProgress: (share: number) => void) => Promise<unknown>;
  /** Called on each change. */
  show: (pictures: readonly QueuedPicture[]) => void;
  /** Called when a picture has arrived. */
  arrived: (picture: WaitingPicture) => void;
};

const noRoom = () =>
  t('A project holds {count} pictures. Remove one first.', { count: projectLimits.pictures });

/** The statuses that refuse the picture itself. */
const judging = [400, 403, 404, 409, 413, 415, 422];
const isFinal = (error: unknown) =>
  isApiError(error) && error.said !== null && judging.includes(error.status);

/** Returns the queue of a vendor on this device. */
export function createPictureQueue({ vendorId, hasRoom, send, show, arrived }: UploadRequest) {
  let pictures: readonly QueuedPicture[] = [];
  let running = false;
  const set = (next: readonly QueuedPicture[]) => {
    pictures = next;
    show(pictures);
  };
  const change = (key: string, by: Partial<QueuedPicture>) =>
    set(pictures.map((one) => (one.key === key ? { ...one, ...by } : one)));
  const fresh = (picture: WaitingPicture, kept: boolean, waited: boolean): QueuedPicture => ({
    ...picture,
    share: null,
    problem: picture.refused ?? '',
    final: picture.refused !== undefined,
    kept,
    waited,
  });
  /** Notes a refusal on the device, so that a later visit shows it and does not send the picture again. */
  const refuse = async (picture: QueuedPicture, reason: string) => {
    change(picture.key, { share: null, final: true, problem: reason });
    const { key, vendorId: owner, projectId, name, file, at } = picture;
    if (picture.kept) await keepPicture({ key, vendorId: owner, projectId, name, file, at, refused: reason });
  };
  const drop = async (key: string) => {
    set(pictures.filter((one) => one.key !== key));
    await dropPicture(key);
  };

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    try {
      for (;;) {
        const next = pictures.find(({ problem }) => !problem);
        if (!next) return;
        change(next.key, { share: 0 });
        try {
          if (next.waited && !(await hasRoom(next))) {
            change(next.key, { share: null, problem: noRoom() });
            continue;
          }
          await send(next, (share) => change(next.key, { share }));
          await drop(next.key);
          arrived(next);
        } catch (error) {
          const { message } = error as Error;
          if (isFinal(error)) await refuse(next, message);
          else {
            change(next.key, { share: null, problem: message });
            // The cause, a lost network or a full disk, stops the others, too.
            return;
          }
        }
      }
    } finally {
      running = false;
    }
  }

  return {
    /** Adds pictures and begins to send. They are stored on the device before the first byte leaves. */
    async add(added: readonly WaitingPicture[]): Promise<void> {
      const taken: QueuedPicture[] = [];
      for (const picture of added) taken.push(fresh(picture, await keepPicture(picture), false));
      set([...pictures, ...taken]);
      await run();
    },
    /** Continues with the pictures of an earlier visit and with failed ones. */
    async resume(): Promise<void> {
      if (running) return;
      const known = new Set(pictures.map(({ key }) => key));
      const kept = (await waitingPictures()).filter(
        (one) => one.vendorId === vendorId && !known.has(one.key),
      );
      set([
        ...pictures.map((one) => (one.final ? one : fresh(one, one.kept, true))),
        ...kept.map((one) => fresh(one, true, true)),
      ]);
      await run();
    },
    drop,
  };
}
