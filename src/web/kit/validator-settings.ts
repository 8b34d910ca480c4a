/** @file Import this before any schema. */
import { config } from 'zod';

// When a schema is made, the validator would try to write faster code from strings; the page's policy refuses that, and the browser complains.
config({ jitless: true });
