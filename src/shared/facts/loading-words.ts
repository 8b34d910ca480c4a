/** @file The sentences in place of a part whose code could not be loaded. */
import { t } from '#words/t.ts';

export const partFailed = t('This part could not be loaded.');
export const loadPageAgain = t('Load the page again');
