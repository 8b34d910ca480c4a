import type { PlantedFault } from './fault.ts';

const shapes = 'src/web/kit/api/shape-reply.ts';
const caughtBy = [{ project: 'unit', files: ['src/web/kit/api/shape-reply.test.ts'] }] as const;

/** Answers that nobody meant: of a hotel’s network, an older release, a broken device. */
export const oddAnswers: readonly PlantedFault[] = [
  {
    name: 'one-odd-vendor-spoils-the-list',
    breaks: 'An entry that cannot be shown is left out, and the others stand.',
    file: shapes,
    from: 'return fitting.length > 0 || value.length === 0 ? fitting : undefined;',
    to: 'return fitting.length === value.length ? fitting : undefined;',
    caughtBy,
  },
  {
    name: 'sign-in-page-taken-for-data',
    breaks: 'The sign-in page of a hotel is a failure, and no empty page.',
    file: shapes,
    from: 'if (found === undefined) throw new ApiError(0);',
    to: '',
    caughtBy,
  },
  {
    name: 'missing-field-breaks-the-page',
    breaks: 'A vendor of an older release is shown without what it lacks.',
    file: shapes,
    from: 'found[name] = fitting === undefined ? emptyOf(type) : fitting;',
    to: 'found[name] = fitting;',
    caughtBy,
  },
  {
    name: 'odd-storage-breaks-the-page',
    breaks: 'No page breaks, whatever lies in the storage of a device.',
    file: 'src/web/kit/device/device-store.ts',
    from: `  try {
    return JSON.parse(recallText(key) ?? 'null');
  } catch {
    return null;
  }`,
    to: `  return JSON.parse(recallText(key) ?? 'null');`,
    caughtBy: [{ project: 'web', files: ['src/web/kit/device/device-store.test.tsx'] }],
  },
  {
    name: 'full-storage-loses-the-enquiry',
    breaks: 'A device that stores nothing still sends.',
    file: 'src/web/kit/device/device-store.ts',
    from: '    inThisTab.set(key, text);\n    return false;',
    to: '    return false;',
    caughtBy: [{ project: 'web', files: ['src/web/kit/device/device-store.test.tsx'] }],
  },
  {
    name: 'broken-part-takes-the-page',
    breaks: 'A part that breaks says so, and the rest of the page stands.',
    file: 'src/web/ui/boundary.tsx',
    from: 'return this.state.failed === none ? this.props.children : this.props.instead?.();',
    to: 'return this.props.children;',
    caughtBy: [{ project: 'web', files: ['src/web/ui/async-section.test.tsx'] }],
  },
  {
    name: 'refused-session-stays',
    breaks: 'A token that the server does not know is forgotten.',
    file: 'src/web/kit/api/authenticated.ts',
    from: 'if (isSessionOver(error) && authToken() === token) clearSession();',
    to: '',
    caughtBy: [{ project: 'web', files: ['src/web/features/site-chrome/vendor-links.test.tsx'] }],
  },
];
