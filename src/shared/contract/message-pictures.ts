/** @file Pictures of messages: how one is sent before its message, and how it is fetched. */
import { z } from 'zod';
import { messagePictureLimits } from '#facts/limits.ts';
import { id } from './ids.ts';
import type { FileReply } from './kit.ts';
import { messagePictureField } from '#domain/pictures/message-picture-field.ts';

/** Pictures that were sent before, each by its id. */
export const messagePictures = z
  .array(id)
  .max(messagePictureLimits.perMessage)
  .optional()
  .describe('Ids of pictures that were sent before; each belongs to one message');

/** A picture that waits for its message. */
export const MessagePicture = z.object({ id: z.uuid() }).meta({ id: 'MessagePicture' });

const pictureErrors = [
  'not_found',
  'conflict',
  'payload_too_large',
  'unsupported_media',
  'storage_full',
  'too_many_requests',
] as const;
/** How one picture is sent, whoever sends it. */
export const pictureAdd = {
  bodyType: 'multipart',
  body: z.object({ [messagePictureField]: z.file() }),
  reply: [201, MessagePicture],
  errors: pictureErrors,
  perMinute: 20,
} as const;
/** A picture as its file. Never kept by any cache. */
export const pictureGet = {
  reply: [200, z.custom<FileReply>()],
  replyType: 'file',
  errors: ['not_found'],
} as const;
