import { fireEvent, render } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { Picture } from './picture.tsx';
import { standInPicture, standInScript } from './stand-in.ts';

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = standInScript;
  document.head.append(script);
});

const shown = (standIn: boolean) => {
  const { container } = render(<Picture name="service/venue" alt="A hall" standIn={standIn} />);
  const picture = container.querySelector('img')!;
  return { container, picture };
};

it('stands in the place of a picture that does not come, whatever the browser had chosen', () => {
  const { container, picture } = shown(true);
  fireEvent.error(picture);
  expect(picture.getAttribute('src')).toBe(standInPicture);
  expect(container.querySelectorAll('[srcset]')).toHaveLength(0);
  expect([container.querySelectorAll('source').length, picture.alt]).toEqual([1, 'A hall']);
});

it('is drawn where that does not come either, and once for all', () => {
  const { picture } = shown(true);
  fireEvent.error(picture);
  fireEvent.error(picture);
  expect(picture.src).toMatch(/^data:image\/svg/);
  const { src } = picture;
  fireEvent.error(picture);
  expect(picture.src).toBe(src);
});

it('comes again where the page asks for its picture once more', () => {
  const { picture } = shown(true);
  fireEvent.error(picture);
  picture.src = '/art/service/venue-960.webp';
  fireEvent.error(picture);
  expect(picture.getAttribute('src')).toBe(standInPicture);
});

it('leaves a picture alone that has none, and errors of anything else', () => {
  const { picture } = shown(false);
  const { src } = picture;
  fireEvent.error(picture);
  expect(picture.src).toBe(src);
  fireEvent.error(window);
});
