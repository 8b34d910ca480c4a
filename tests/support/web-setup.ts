import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Parts of a page load on demand, which takes longer than Testing Library's second on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Testing Library cleans up by itself only when the runner's functions are global; ours are imported.
afterEach(cleanup);

// jsdom has no layout: no media query holds.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as MediaQueryList;
