import { opensHere } from '#ui/opens-here.ts';
import { trustedHtml } from './trusted-html.ts';

/** Puts the player of a pressed video into the place of its link. With a key for another tab or window the link leads to the video's page. */
function playVideo(event: MouseEvent) {
  if (event.button !== 0 || !opensHere(event)) return;
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-player]') : null;
  const player = link?.dataset['player'];
  if (!link || !player) return;
  event.preventDefault();
  const address = new URL(player);
  address.searchParams.set('autoplay', '1');
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = link.textContent;
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  link.replaceWith(frame);
  frame.focus();
}

function listenToVideos(prose: HTMLElement | null) {
  prose?.addEventListener('click', playVideo);
  return () => prose?.removeEventListener('click', playVideo);
}

/** A long text whose HTML our own server rendered and sanitised. */
export const Prose = ({
  html,
  lang,
  className = '',
}: {
  html: string;
  lang?: string;
  className?: string;
}) => (
  <div
    lang={lang}
    className={`prose ${className}`}
    ref={listenToVideos}
    // oxlint-disable-next-line react/no-danger -- rendered and sanitised by our own server
    dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
  />
);
