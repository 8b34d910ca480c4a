/**
 * @file Everything that reads what people bring, with its bounds. Each reader of this table runs in a process of its own (`reader-process.ts`), which
 * is ended when it takes too long or too much memory.
 */

import { calendarLimits, importExportLimits } from '#facts/limits.ts';

/**
 * A process of its own each, so that none waits for what somebody else has brought: pages that are drawn, texts that are imported,
 * uploaded files, and calendars of vendors.
 */
export const lanes = ['pages', 'texts', 'uploads', 'calendars'] as const;
export type Lane = (typeof lanes)[number];

/** What a reader reads, where, and its bounds. */
export type ParserBounds = {
  /** The format, in the words of people. */
  format: 'HTML' | 'Markdown' | 'YAML and TOML' | 'iCalendar' | 'XML' | 'Zip';
  lane: Lane;
  /** Of what comes in, or of one part of a file that is read part by part. */
  maxBytes: number;
  /** Elements, entries or files. */
  maxNodes: number;
  /** Things within each other; null where nothing can stand within another. */
  maxDepth: number | null;
  /** Of one call, on the clock: far above what an honest text takes, since it may wait for a busy processor. */
  maxSeconds: number;
};

const megabyte = 1024 * 1024;

/**
 * The readers, by what they read.
 * @where Which limits apply to uploaded and imported files?
 */
export const parsers = {
  /** A text of a WordPress export. */
  html: {
    format: 'HTML',
    lane: 'texts',
    maxBytes: 8 * megabyte,
    maxNodes: 20_000,
    maxDepth: 100,
    maxSeconds: 10,
  },
  /** The text of a page of ours, as a tree of HTML. */
  markdownTree: {
    format: 'Markdown',
    lane: 'pages',
    maxBytes: megabyte,
    maxNodes: 10_000,
    maxDepth: 100,
    maxSeconds: 10,
  },
  /** The pictures that a coming text names. */
  markdownPictures: {
    format: 'Markdown',
    lane: 'texts',
    maxBytes: megabyte,
    maxNodes: 5000,
    maxDepth: 100,
    maxSeconds: 10,
  },
  /** What stands above a markdown file. */
  frontMatter: {
    format: 'YAML and TOML',
    lane: 'texts',
    maxBytes: 50_000,
    maxNodes: 5000,
    maxDepth: 20,
    maxSeconds: 10,
  },
  calendar: {
    format: 'iCalendar',
    lane: 'calendars',
    maxBytes: calendarLimits.bytesMax,
    maxNodes: calendarLimits.entriesMax,
    maxDepth: null,
    maxSeconds: 10,
  },
  /** An export of WordPress, entry by entry: bytes are those of one part, nodes its entries. */
  wxr: {
    format: 'XML',
    lane: 'uploads',
    maxBytes: 16 * megabyte,
    maxNodes: 5 * importExportLimits.entries,
    maxDepth: 50,
    maxSeconds: 60,
  },
  /** A zip: bytes are those of all its files when they are unpacked. */
  zip: {
    format: 'Zip',
    lane: 'uploads',
    maxBytes: 2 * importExportLimits.fileBytes,
    maxNodes: importExportLimits.entries,
    maxDepth: null,
    maxSeconds: 60,
  },
  /** One file of a zip: a picture or a long text. */
  zipFile: {
    format: 'Zip',
    lane: 'uploads',
    maxBytes: 24 * megabyte,
    maxNodes: 1,
    maxDepth: null,
    maxSeconds: 60,
  },
} as const satisfies Record<string, ParserBounds>;
export type ParserName = keyof typeof parsers;

/** Megabytes of objects that one process may hold. */
export const readerMemoryMb = 256;
/** A process that has had nothing to do for so long ends: it holds 50 MB. */
export const readerIdleMs = 60_000;
/** Calls that may wait for one process. */
export const readerWaiting = 400;

/** What reads elsewhere, and why nobody can stop the site with it. */
export const readElsewhere = {
  Pictures:
    'libvips, in threads of its own (`platform/images`): 4 formats, bytes and pixels bounded before a pixel is read, 20 seconds, one at a time',
  JSON: 'the request itself: bytes bounded by Fastify, read without recursion, and a closed schema of each endpoint judges what came',
  'Multipart bodies': 'busboy, part by part: files, parts and bytes bounded, and the sender watched',
  'What somebody pastes at the desk':
    'the browser of who pastes it: no text of it is read here before it is saved as markdown',
  'A backup that is restored': 'the command of the operator, in a process that serves nobody',
} as const;
