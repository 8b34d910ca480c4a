/** @file All cases of imports. */
import type { ImportCase } from './import-case.ts';
import { folderCases } from './folders.ts';
import { authorNames } from './names.ts';
import { ghostExports } from './ghost.ts';
import { editorLeftovers } from './editor-leftovers.ts';
import { hiddenTexts } from './hidden-texts.ts';
import { htmlInMarkdown } from './html-in-markdown.ts';
import { plainWords } from './plain-words.ts';
import { refusedFiles } from './refused-files.ts';
import { siteFiles } from './site-files.ts';
import { tagsAndCuts } from './tags-and-cuts.ts';
import { wordpressFiles } from './wordpress-files.ts';
import { wordpressTexts } from './wordpress-texts.ts';

export const importCorpus: readonly ImportCase[] = [
  ...wordpressTexts,
  ...wordpressFiles,
  ...ghostExports,
  ...editorLeftovers,
  ...hiddenTexts,
  ...authorNames,
  ...tagsAndCuts,
  ...folderCases,
  ...siteFiles,
  ...htmlInMarkdown,
  ...plainWords,
  ...refusedFiles,
];
