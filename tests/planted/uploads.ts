import type { PlantedFault } from './fault.ts';

const makerTests = [
  { project: 'pglite', files: ['src/server/platform/images/picture-maker.test.ts'] },
] as const;
const uploadTests = ['src/server/modules/vendors/uploads.test.ts'];
const validator = 'src/server/platform/images/picture-validator.ts';

/** Pictures that people send. */
export const uploads: readonly PlantedFault[] = [
  {
    name: 'place-of-a-photo-told',
    breaks: 'A photo does not tell where it was taken.',
    file: 'src/server/platform/images/picture-maker.ts',
    from: `.jpeg({ quality: 82, mozjpeg: false })`,
    to: `.withExif({ IFD3: { GPSLatitudeRef: 'N' } })\n      .jpeg({ quality: 82, mozjpeg: false })`,
    caughtBy: makerTests,
  },
  {
    name: 'photo-on-its-side',
    breaks: 'A photo stands upright.',
    file: 'src/server/platform/images/picture-maker.ts',
    from: '      .autoOrient()\n',
    to: '',
    caughtBy: makerTests,
  },
  {
    name: 'pixels-at-the-limit',
    breaks: 'A picture of as many pixels as may be is taken.',
    file: validator,
    from: 'width * height > limits.maxPixels',
    to: 'width * height >= limits.maxPixels',
    caughtBy: makerTests,
  },
  {
    name: 'iphone-photo-without-help',
    breaks: 'Who sends an iPhone’s photo is told what to do.',
    file: validator,
    from: `if (type === 'heic') throw new Problem('unsupported_media', { message: heicSentence });`,
    to: '',
    caughtBy: makerTests,
  },
  {
    name: 'picture-that-can-run',
    breaks: 'What somebody uploaded cannot run as a page of this site.',
    file: 'src/server/platform/images/media-routes.ts',
    from: `.header('content-security-policy', "sandbox; default-src 'none'")`,
    to: '',
    caughtBy: [
      { project: 'pglite', files: uploadTests, grep: 'is served as what it is, for a year, unable to run' },
    ],
  },
  {
    name: 'replaced-files-stay',
    breaks: 'A picture that was replaced can be seen by nobody any more.',
    file: 'src/server/modules/vendors/picture-service.ts',
    from: 'await pictureStore.remove(replaced.flatMap(filesOfPicture));',
    to: '',
    caughtBy: [{ project: 'pglite', files: uploadTests, grep: 'replaced takes its files with it' }],
  },
  {
    name: 'photos-of-reviews-swept',
    breaks: 'The sweep leaves every picture that is shown.',
    file: 'src/server/platform/images/picture-sweep.ts',
    from: 'named(projectPictures), named(reviewPictures)',
    to: 'named(projectPictures)',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/enquiries/reviews/review-pictures.test.ts'],
        grep: 'and outlive the sweep',
      },
    ],
  },
  {
    name: 'picture-of-another-conversation',
    breaks: 'A picture of one conversation is not shown in another.',
    file: 'src/server/modules/enquiries/conversation/taken-pictures.ts',
    from: '        eq(messagePictures.enquiryId, enquiryId),\n',
    to: '',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/enquiries/conversation/message-pictures.test.ts'],
        grep: 'belong to the request for which they were sent',
      },
    ],
  },
  {
    name: 'photo-without-a-place-sent',
    breaks: 'A picture that waited is not sent into a project that is full.',
    file: 'src/web/features/projects/picture-queue.ts',
    from: 'if (next.waited && !(await hasRoom(next)))',
    to: 'if (false)',
    caughtBy: [{ project: 'web', files: ['src/web/features/projects/picture-queue.test.ts'] }],
  },
  {
    name: 'too-large-picture-sent',
    breaks: 'A file that the device cannot make smaller is refused before it is sent.',
    file: 'src/web/kit/forms/smaller-picture.ts',
    from: 'if (file.size > pictureMegabytes * megabyte) throw tooLarge();',
    to: '',
    caughtBy: [{ project: 'web', files: ['src/web/kit/forms/smaller-picture.test.ts'] }],
  },
  {
    name: 'night-that-ends-before-it-begins',
    breaks: 'Hours past midnight end on the next day.',
    file: 'src/shared/domain/vendors/hour-spans.ts',
    from: 'return { from: minutesOf(written.opens), to: to + dayMinutes };',
    to: 'return { from: minutesOf(written.opens), to };',
    caughtBy: [{ project: 'unit', files: ['src/shared/domain/vendors/hour-spans.test.ts'] }],
  },
];
