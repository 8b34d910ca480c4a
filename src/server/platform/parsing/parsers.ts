/**
 * @file All parsers of untrusted input, with their bounds. Each parser in this table runs in a process of its own
 * (`reader-process.ts`), which is killed when it exceeds its time or memory.
 */

import { calendarLimits, importExportLimits, vendorTableLimits } from '#facts/limits.ts';

/** One process each, so that no kind of input waits for another: rendered pages, imported texts, uploaded files, vendors' calendars. */
export const lanes = ['pages', 'texts', 'uploads', 'calendars'] as const;
export type Lane = (typeof lanes)[number];

/** The input of a parser, its process, and its bounds. */
export type ParserBounds = {
  /** The format, in plain words. */
  format: 'HTML' | 'Markdown' | 'YAML and TOML' | 'iCalendar' | 'XML' | 'JSON' | 'Zip' | 'CSV';
  lane: Lane;
  /** For the whole input, or for one part of a file that is read in parts. */
  maxBytes: number;
  /** Elements, entries or files. */
  maxNodes: number;
  /** Depth of nesting; null where nothing can be nested. */
  maxDepth: number | null;
  /** For one call, in wall-clock time: far above that of an honest text, since it may wait for a busy processor. */
  maxSeconds: number;
};

const megabyte = 1024 * 1024;

/**
 * The parsers, by their input.
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
  /** The text of one of our pages, as a tree of HTML. */
  markdownTree: {
    format: 'Markdown',
    lane: 'pages',
    maxBytes: megabyte,
    maxNodes: 10_000,
    maxDepth: 100,
    maxSeconds: 10,
  },
  /** The pictures, links and HTML in the text of an import. */
  markdownPictures: {
    format: 'Markdown',
    lane: 'texts',
    maxBytes: megabyte,
    maxNodes: 5000,
    maxDepth: 100,
    maxSeconds: 10,
  },
  /** The front matter of a markdown file. */
  frontMatter: {
    format: 'YAML and TOML',
    lane: 'texts',
    maxBytes: 50_000,
    maxNodes: 5000,
    maxDepth: 20,
    maxSeconds: 10,
  },
  /** A table of vendors: nodes are its rows. */
  table: {
    format: 'CSV',
    lane: 'uploads',
    maxBytes: vendorTableLimits.fileBytes,
    maxNodes: vendorTableLimits.rows + 1,
    maxDepth: null,
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
  /** An export of Ghost: nodes are its posts. */
  ghost: {
    format: 'JSON',
    lane: 'uploads',
    maxBytes: 64 * megabyte,
    maxNodes: importExportLimits.entries,
    maxDepth: null,
    maxSeconds: 60,
  },
  /** A zip: bytes are those of all its unpacked files. */
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

/** Megabytes of heap for one process. */
export const readerMemoryMb = 256;
/** The idle time after which a process ends: it holds 50 MB. */
export const readerIdleMs = 60_000;
/** Calls that may wait for one process. */
export const readerWaiting = 400;

/** Parsers outside this table, and the reason why they cannot block the site. */
export const readElsewhere = {
  Pictures:
    'libvips, in threads of its own (`platform/images`): 4 formats, bytes and pixels bounded before a pixel is read, 20 seconds, one at a time',
  'JSON of requests':
    'the request itself: bytes bounded by Fastify, read without recursion, and a closed schema of each endpoint judges what came',
  'Multipart bodies': 'busboy, part by part: files, parts and bytes bounded, and the sender watched',
  'What somebody pastes at the desk':
    'the browser of who pastes it: no text of it is read here before it is saved as markdown',
  'A backup that is restored': 'the command of the operator, in a process that serves nobody',
} as const;
