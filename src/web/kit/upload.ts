/** @file Sends files. XMLHttpRequest, because fetch cannot say how much of a body is already on its way. */
import { ApiError } from '#contract/client.ts';

type Upload = {
  path: string;
  form: FormData;
  headers: Record<string, string>;
  /** From 0 to 1, of the bytes sent. */
  onProgress?: (share: number) => void;
};

/** Slow networks need minutes for a photo; a dead one is given up. */
const timeoutMs = 180_000;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Posts a multipart form and resolves to the parsed reply. @throws ApiError as the API client does. */
export function upload({ path, form, headers, onProgress }: Upload): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.timeout = timeoutMs;
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const reply = parsed(request.responseText);
      if (request.status < 400) resolve(reply);
      else reject(new ApiError(request.status, (reply ?? {}) as ConstructorParameters<typeof ApiError>[1]));
    };
    request.onerror = request.ontimeout = request.onabort = () => reject(new ApiError(0));
    request.send(form);
  });
}
