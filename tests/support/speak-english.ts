/** @file Resets the site's language to its start: the files of a worker share their modules. */
import { afterAll } from 'vitest';
import { defaultLocale } from '#words/locales.ts';
import { speakWith } from '#words/t.ts';

afterAll(() => speakWith({ locale: () => defaultLocale, catalogs: {} }));
