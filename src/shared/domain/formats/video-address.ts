/** @file Addresses of videos at the sites whose player a post may hold. */
import { hourSeconds, minuteSeconds } from '#facts/time.ts';

/** A video: the page that shows it, the address of its player (without cookies where the site has one), and the name of the site. */
export type Video = { href: string; player: string; site: 'YouTube' | 'Vimeo' };

const youtube =
  /^(?:https?:)?\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?(?:[^#]*&)?v=|v\/|shorts\/|live\/)|youtu\.be\/)(?!videoseries|live_stream)([\w-]{6,20})/i;
const vimeo =
  /^(?:https?:)?\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{4,12})(?:\/([0-9a-f]{6,20})|[^#]*[?&]h=([0-9a-f]{6,20}))?/i;
/** The begin of a video, as YouTube writes it: `90`, `90s`, `1h2m3s`. */
const begin = /[?&#](?:t|start)=(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?(?:[&#]|$)/;

const seconds = (address: string): number => {
  const [hours = 0, minutes = 0, rest = 0] = (begin.exec(address)?.slice(1) ?? []).map((part) =>
    Number(part ?? 0),
  );
  return hours * hourSeconds + minutes * minuteSeconds + rest;
};

/** Returns the video of an address, with its begin and the key of an unlisted one; null for anything else, such as a list of videos. */
export function videoAt(address: string): Video | null {
  const tube = youtube.exec(address)?.[1];
  if (tube) {
    const from = seconds(address);
    return {
      href: `https://www.youtube.com/watch?v=${tube}${from ? `&t=${from}s` : ''}`,
      player: `https://www.youtube-nocookie.com/embed/${tube}${from ? `?start=${from}` : ''}`,
      site: 'YouTube',
    };
  }
  const [, id, ...keys] = vimeo.exec(address) ?? [];
  if (!id) return null;
  const key = keys.find(Boolean);
  return {
    href: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    player: `https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ''}`,
    site: 'Vimeo',
  };
}

/** The origins of the players, for the pages' policy. */
export const playerOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;
