/** @file Zod's settings for the browser. Import this before any schema. */
import { config } from 'zod';

// Zod compiles schemas with `new Function`, which the content security policy refuses and the browser reports.
config({ jitless: true });
