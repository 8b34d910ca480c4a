import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foreignAnswers, oddBodies, type OddAnswer } from '#support/odd-answers.ts';
import { uploadPicture } from './use-upload.ts';

const good = { vendor: { _id: 'v1' }, saved: [{ fileName: 'a.jpg', slot: 'gallery1' }], unplaced: [] };
let answer: OddAnswer;

/** The part of XMLHttpRequest that an upload uses. It follows a redirection, as the browser's does. */
class Request {
  upload = {};
  status = 0;
  responseText = '';
  onload = () => undefined;
  open() {}
  setRequestHeader() {}
  send() {
    this.status = answer.status === 302 ? 200 : answer.status;
    this.responseText = answer.body;
    queueMicrotask(() => this.onload());
  }
}

beforeEach(() => {
  localStorage.setItem('authToken', 'token');
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => localStorage.clear());

const send = () => uploadPicture('v1', 'gallery', new File(['x'], 'a.jpg', { type: 'image/jpeg' }));

describe('an upload', () => {
  it('has worked with the stated status and the places of the pictures', async () => {
    answer = { name: '', status: 201, type: 'application/json', body: JSON.stringify(good) };
    expect((await send()).saved).toEqual(good.saved);
  });

  it.each([...oddBodies(201, good), ...foreignAnswers(201, good)])('has failed after $name', async (odd) => {
    answer = odd;
    await expect(send()).rejects.toHaveProperty('name', 'ApiError');
    await expect(send()).rejects.toHaveProperty(
      'message',
      expect.stringMatching(/^The (server|answer) could not be/),
    );
  });
});
