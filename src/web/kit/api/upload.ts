/** @file Sends files. XMLHttpRequest, because fetch does not report upload progress. */
import { prefixNow } from '#words/t.ts';
import { ApiError } from '#contract/api-error.ts';
import { acceptedBody } from '#contract/reply.ts';

type Upload = {
  path: string;
  form: FormData;
  headers: Record<string, string>;
  /** The one status of success. */
  success: number;
  /** Limit for the whole upload, in milliseconds. */
  timeoutMs?: number;
  /** Share of the bytes sent, from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** A slow network needs minutes for a photo. */
const defaultTimeoutMs = 180_000;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Posts a multipart form. Resolves to the parsed reply, if it is JSON; rejects with ApiError as the API client does. */
export function upload({
  path,
  form,
  headers,
  success,
  timeoutMs = defaultTimeoutMs,
  onProgress,
}: Upload): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', prefixNow() + path);
    request.timeout = timeoutMs;
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      try {
        resolve(acceptedBody(request.status, success, parsed(request.responseText)));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = request.ontimeout = request.onabort = () => reject(new ApiError(0));
    request.send(form);
  });
}
