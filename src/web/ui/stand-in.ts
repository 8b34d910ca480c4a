/** @file Replacements for pictures that fail to load, from the first bytes of a page on and without its code. */

/** The drawing in place of a missing or failed picture, small enough for a slow network. */
export const standInPicture = '/art/default/blog-480.webp';

/** The last resort: a drawing that needs no network. */
const drawn =
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 6 4'>` +
  `<path fill='%238a9d89' opacity='.4' d='M0 4V3l2-1 1 .5L4 2l2 1v1z'/></svg>`;

/**
 * Runs before the first paint. Errors of pictures do not bubble, but are caught in the capture phase: the scene of a category, a market or
 * a post shows that drawing, and every picture the other when nothing loads. The elements stay, so that React hydrates them; it may request
 * the picture once more, which ends here again.
 * @where What is shown when a picture does not load?
 */
export const standInScript =
  `addEventListener('error',function(e){var i=e.target,p=i.parentNode,s="${standInPicture}";` +
  'if(p?.tagName!==`PICTURE`||i.src.startsWith(`data:`))return;' +
  'for(var n of p.children)n.removeAttribute(`srcset`);' +
  `i.src=/\\/art\\/(service|category|blog|market)/.test(i.src)?s:"${drawn}"},true);`;
