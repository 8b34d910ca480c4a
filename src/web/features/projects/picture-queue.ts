/** @file Pictures on their way to the server, one after the other. What was acknowledged is not sent again; what could not be sent waits. */
import { isApiError } from '#contract/api-error.ts';
import {
  dropPicture,
  keepPicture,
  waitingPictures,
  type WaitingPicture,
} from '#kit/delivery/waiting-pictures.ts';

/** One picture: how far it is (0 to 1; null while it waits), and what was said of it. `final` when sending it again is no use. */
export type QueuedPicture = WaitingPicture & {
  share: number | null;
  problem: string;
  final: boolean;
  /** Whether the device has it, so that it outlives the page. */
  kept: boolean;
};

type UploadRequest = {
  vendorId: string;
  send: (picture: WaitingPicture, onProgress: (share: number) => void) => Promise<unknown>;
  /** Told of each change. */
  show: (pictures: readonly QueuedPicture[]) => void;
  /** Called when one has arrived. */
  arrived: (picture: WaitingPicture) => void;
};

/** The statuses that refuse the picture itself. */
const judging = [400, 403, 404, 409, 413, 415, 422];
const isFinal = (error: unknown) =>
  isApiError(error) && error.said !== null && judging.includes(error.status);

/** Returns the queue of a vendor on this device. */
export function createPictureQueue({ vendorId, send, show, arrived }: UploadRequest) {
  let pictures: readonly QueuedPicture[] = [];
  let running = false;
  const set = (next: readonly QueuedPicture[]) => {
    pictures = next;
    show(pictures);
  };
  const change = (key: string, by: Partial<QueuedPicture>) =>
    set(pictures.map((one) => (one.key === key ? { ...one, ...by } : one)));
  const fresh = (picture: WaitingPicture, kept: boolean) => ({
    ...picture,
    share: null,
    problem: '',
    final: false,
    kept,
  });
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
          await send(next, (share) => change(next.key, { share }));
          await drop(next.key);
          arrived(next);
        } catch (error) {
          const final = isFinal(error);
          change(next.key, { share: null, final, problem: (error as Error).message });
          // What stopped this one, a line or a full disk, stops the others, too.
          if (!final) return;
        }
      }
    } finally {
      running = false;
    }
  }

  return {
    /** Takes pictures in and begins to send. They are on the device before the first byte leaves. */
    async add(added: readonly WaitingPicture[]): Promise<void> {
      const taken: QueuedPicture[] = [];
      for (const picture of added) taken.push(fresh(picture, await keepPicture(picture)));
      set([...pictures, ...taken]);
      await run();
    },
    /** Goes on with what an earlier visit left, and with what failed. */
    async resume(): Promise<void> {
      if (running) return;
      const known = new Set(pictures.map(({ key }) => key));
      const kept = (await waitingPictures()).filter(
        (one) => one.vendorId === vendorId && !known.has(one.key),
      );
      set([
        ...pictures.map((one) => (one.final ? one : fresh(one, one.kept))),
        ...kept.map((one) => fresh(one, true)),
      ]);
      await run();
    },
    drop,
  };
}
