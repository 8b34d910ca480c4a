import type { HeldReply } from '#contract/held-acts.ts';
import { shaped } from '#kit/api/shape-reply.ts';

/** Whether an answer says what waits. */
export const isHeldReply = (value: unknown): value is HeldReply => shaped('HeldReply', value) !== undefined;
