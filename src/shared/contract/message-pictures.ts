/** @file Pictures of messages: uploading one before its message, and fetching it. */
import { z } from 'zod';
import { messagePictureLimits } from '#facts/limits.ts';
import { id } from './ids.ts';
import type { FileReply } from './kit.ts';
import { messagePictureField } from '#domain/pictures/message-picture-field.ts';

/** Ids of pictures uploaded before. */
export const messagePictures = z
  .array(id)
  .max(messagePictureLimits.perMessage)
  .optional()
  .describe('Ids of pictures that were sent before; each belongs to one message');

/** A picture uploaded before its message. */
export const MessagePicture = z.object({ id: z.uuid() }).meta({ id: 'MessagePicture' });

const pictureErrors = [
  'not_found',
  'conflict',
  'payload_too_large',
  'unsupported_media',
  'storage_full',
  'too_many_requests',
] as const;
/** Upload of one picture, for every sender. */
export const pictureAdd = {
  bodyType: 'multipart',
  body: z.object({ [messagePictureField]: z.file() }),
  reply: [201, MessagePicture],
  errors: pictureErrors,
  perMinute: 20,
} as const;
/** Download of a picture. No cache stores it. */
export const pictureGet = {
  reply: [200, z.custom<FileReply>()],
  replyType: 'file',
  errors: ['not_found'],
} as const;
