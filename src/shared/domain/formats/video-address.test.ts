import { expect, it } from 'vitest';
import { playerOrigins, videoAt } from './video-address.ts';

const tube = 'dQw4w9WgXcQ';
const page = `https://www.youtube.com/watch?v=${tube}`;
const player = `https://www.youtube-nocookie.com/embed/${tube}`;

it.each([
  [`https://youtu.be/${tube}`, page, player],
  [`//www.youtube.com/embed/${tube}?rel=0`, page, player],
  [`https://www.youtube.com/watch?app=desktop&v=${tube}`, page, player],
  [`https://www.youtube.com/shorts/${tube}`, page, player],
  [`https://youtu.be/${tube}?t=90`, `${page}&t=90s`, `${player}?start=90`],
  [`https://youtu.be/${tube}?t=1h2m3s`, `${page}&t=3723s`, `${player}?start=3723`],
  [`https://www.youtube.com/embed/${tube}?rel=0&start=7`, `${page}&t=7s`, `${player}?start=7`],
  [`https://youtu.be/${tube}?t=x`, page, player],
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  [
    'https://player.vimeo.com/video/76979871?title=0&h=8272103f6e',
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
  ],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
  ],
])('%s is a video', (address, href, plays) => {
  const video = videoAt(address);
  expect(video).toMatchObject({ href, player: plays });
  expect(playerOrigins).toContain(new URL(plays).origin);
  // Its page leads to the same video: a text holds the page alone.
  expect(videoAt(href)).toEqual(video);
});

it.each([
  'https://www.youtube.com/embed/videoseries?list=PL123456',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
  'javascript:https://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/channels/staffpicks',
  'https://notvimeo.com/76979871',
  '',
])('%s is none', (address) => expect(videoAt(address)).toBeNull());
