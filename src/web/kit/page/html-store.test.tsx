import { expect, it } from 'vitest';
import { collectHtml } from './html-store.server.tsx';

it('keeps the bytes of a part and no more', () => {
  const { keepHtml, bytesOf } = collectHtml();
  const html = keepHtml('a card', (hole) => <p>₹ {hole} a plate</p>, '900');
  const parts = bytesOf(`<main>${html}</main>`);
  expect(Buffer.concat(parts).toString()).toBe('<main><p>₹ <!-- -->900<!-- --> a plate</p></main>');
  const kept = parts.filter((part) => /₹|plate/.test(part.toString()));
  expect(kept.map((part) => part.buffer.byteLength)).toEqual(kept.map((part) => part.length));
});
