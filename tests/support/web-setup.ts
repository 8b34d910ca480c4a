import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Parts of a page are fetched when they are needed: more than Testing Library's second on a machine with other work on it.
configure({ asyncUtilTimeout: 15_000 });

// Testing Library cleans up by itself only when the runner's functions are global; ours are imported.
afterEach(cleanup);
