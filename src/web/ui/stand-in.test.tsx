import { fireEvent, render } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { SceneName } from '#content/types.ts';
import { Picture } from './picture.tsx';
import { standInPicture, standInScript } from './stand-in.ts';

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = standInScript;
  document.head.append(script);
});

const shown = (name: SceneName = 'service/venue') => {
  const { container } = render(<Picture name={name} alt="A hall" />);
  const picture = container.querySelector('img')!;
  return { container, picture };
};

it('stands in the place of a picture that does not come, whatever the browser had chosen', () => {
  const { container, picture } = shown();
  fireEvent.error(picture);
  expect(picture.getAttribute('src')).toBe(standInPicture);
  expect(container.querySelectorAll('[srcset]')).toHaveLength(0);
  expect([container.querySelectorAll('source').length, picture.alt]).toEqual([1, 'A hall']);
});

it('is drawn where that does not come either, and once for all', () => {
  const { picture } = shown();
  fireEvent.error(picture);
  fireEvent.error(picture);
  expect(picture.src).toMatch(/^data:image\/svg/);
  const { src } = picture;
  fireEvent.error(picture);
  expect(picture.src).toBe(src);
});

it('comes again where the page asks for its picture once more', () => {
  const { picture } = shown();
  fireEvent.error(picture);
  picture.src = '/art/service/venue-960.webp';
  fireEvent.error(picture);
  expect(picture.getAttribute('src')).toBe(standInPicture);
});

it('is drawn at once for any other picture: a vendor is not shown as something else', () => {
  const { picture } = shown('default/vendor');
  fireEvent.error(picture);
  expect(picture.src).toMatch(/^data:image\/svg/);
});

it('leaves the signs of the frame alone, and errors of anything else', () => {
  const { container } = render(<img src="/brand/symbol.svg" alt="" />);
  fireEvent.error(container.firstElementChild!);
  expect(container.firstElementChild!.getAttribute('src')).toBe('/brand/symbol.svg');
  fireEvent.error(window);
});
