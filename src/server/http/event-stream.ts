/** @file Answers that go on: server-sent events over `@fastify/sse`. */
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { EventStream } from '#platform/call.ts';

/** The stream of a reply; each message is cut to the shape that the contract states. */
export const eventStreamOf = ({ sse }: FastifyReply, shape: z.ZodType): EventStream => ({
  // The other side may be gone; its stream is closed then and nobody waits.
  send: (message) => void sse.send({ data: shape.parse(message) }).catch(() => undefined),
  end: () => sse.close(),
  onClose: (callback) => sse.onClose(callback),
});

/** Begins the stream with its first message, and keeps it open. */
export async function sendFirst(response: FastifyReply, message: unknown): Promise<FastifyReply> {
  response.header('cache-control', 'no-store');
  response.hijack();
  response.sse.keepAlive();
  await response.sse.send({ data: message });
  return response;
}
