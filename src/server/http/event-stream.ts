/** @file Lasting replies: server-sent events over `@fastify/sse`. */
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { EventStream } from '#platform/call.ts';

/** Returns the stream of a reply; each message is cut to the shape in the contract. */
export const eventStreamOf = ({ sse }: FastifyReply, shape: z.ZodType): EventStream => ({
  // The client may be gone; its stream is closed then and nobody waits.
  send: (message) => void sse.send({ data: shape.parse(message) }).catch(() => undefined),
  end: () => sse.close(),
  onClose: (callback) => sse.onClose(callback),
});

/** Starts the stream with its first message, and leaves it open. */
export async function sendFirst(response: FastifyReply, message: unknown): Promise<FastifyReply> {
  response.header('cache-control', 'no-store');
  response.hijack();
  response.sse.keepAlive();
  await response.sse.send({ data: message });
  return response;
}
