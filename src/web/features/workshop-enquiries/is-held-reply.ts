import type { HeldReply } from '#contract/held-acts.ts';
import { shaped } from '#kit/api/shape-reply.ts';

/** Guard of a reply that names a pending act. */
export const isHeldReply = (value: unknown): value is HeldReply => shaped('HeldReply', value) !== undefined;
