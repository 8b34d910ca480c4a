/** @file Files of a worker share their modules: each finds the language of the site as a start leaves it. */
import { afterAll } from 'vitest';
import { defaultLocale } from '#words/locales.ts';
import { speakWith } from '#words/t.ts';

afterAll(() => speakWith({ locale: () => defaultLocale, catalogs: {} }));
