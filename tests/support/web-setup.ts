import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library cleans up by itself only when the runner's functions are global; ours are imported.
afterEach(cleanup);
