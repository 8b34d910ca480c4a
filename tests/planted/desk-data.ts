import type { PlantedFault } from './fault.ts';

const query = 'src/desk/kit/query.ts';
const reads = [{ project: 'web', files: ['src/desk/kit/query.test.tsx'] }] as const;
const pages = [{ project: 'web', files: ['src/desk/kit/pages.test.tsx'] }] as const;
const acts = [{ project: 'web', files: ['src/desk/kit/action.test.tsx'] }] as const;
const events = [{ project: 'web', files: ['src/desk/kit/event-stream.test.tsx'] }] as const;

/** What the desk shows of what it has read, how often it asks, and what it keeps. */
export const deskData: readonly PlantedFault[] = [
  {
    name: 'desk-data-outlives-its-session',
    breaks: 'Nothing that somebody has read at the desk is in memory for who signs in next.',
    file: 'src/desk/kit/session.ts',
    from: '  if (session?.memberId !== current.get()?.memberId) queryClient.clear();\n',
    to: '',
    caughtBy: reads,
  },
  {
    name: 'desk-data-outlives-its-page',
    breaks: 'The contact details of an enquiry are in memory while its page is open, and no longer.',
    file: query,
    from: 'keptMs[question.queryKey[0]]) ?? 0,',
    to: 'keptMs[question.queryKey[0]]) ?? undefined,',
    caughtBy: reads,
  },
  {
    name: 'desk-act-outlives-its-page',
    breaks: 'What somebody typed and the server answered goes with the page.',
    file: query,
    from: 'mutations: { gcTime: 0,',
    to: 'mutations: {',
    caughtBy: acts,
  },
  {
    name: 'desk-read-tried-again-by-itself',
    breaks: 'A reading that failed is tried again when somebody says so.',
    file: query,
    from: "      retry: false,\n      networkMode: 'always',",
    to: "      retry: 1,\n      networkMode: 'always',",
    caughtBy: reads,
  },
  {
    name: 'desk-read-waits-for-the-line',
    breaks: 'Without a network the desk says so at once.',
    file: query,
    from: "      retry: false,\n      networkMode: 'always',",
    to: '      retry: false,',
    caughtBy: reads,
  },
  {
    name: 'desk-read-drops-what-was-there',
    breaks: 'What was there stays in sight while something else is read.',
    file: query,
    from: 'if (data === undefined && error === null) return shown;',
    to: 'if (data === undefined && error === null) return { value: null, failure: null };',
    caughtBy: reads,
  },
  {
    name: 'desk-not-read-anew-at-a-look',
    breaks: 'Who comes back to the desk sees what is true then.',
    file: query,
    from: 'refetchOnWindowFocus: true',
    to: 'refetchOnWindowFocus: false',
    caughtBy: reads,
  },
  {
    name: 'desk-answer-from-before-the-change',
    breaks: 'After a change nobody is shown an answer from before it.',
    file: query,
    from: 'query.state.data === undefined && (',
    to: 'query.state.data !== undefined && (',
    caughtBy: reads,
  },
  {
    name: 'desk-more-of-the-other-view',
    breaks: 'While another view is read, its next page cannot be added to the rows of the one before.',
    file: query,
    from: 'busy: isPending || isFetchingNextPage',
    to: 'busy: isFetchingNextPage',
    caughtBy: pages,
  },
  {
    name: 'desk-inbox-shrinks',
    breaks: 'The inbox that was read on stays as long when it is read anew.',
    file: 'src/desk/kit/enquiry-pages.ts',
    from: 'Math.max(count, pageDefault)',
    to: 'pageDefault',
    caughtBy: pages,
  },
  {
    name: 'desk-inbox-row-twice',
    breaks: 'Nobody sees an enquiry twice, though it moved between two pages.',
    file: 'src/desk/kit/enquiry-pages.ts',
    from: 'page.enquiries.filter(({ reference }) => !known.has(reference))',
    to: 'page.enquiries.filter(() => known.size > 0)',
    caughtBy: pages,
  },
  {
    name: 'desk-act-done-twice',
    breaks: 'A second press while an act is under way does nothing.',
    file: 'src/desk/kit/action.ts',
    from: '      if (running.current) return false;\n',
    to: '',
    caughtBy: acts,
  },
  {
    name: 'desk-refused-act-shows-the-old',
    breaks: 'Who was refused since a colleague was first sees what the colleague did.',
    file: 'src/desk/kit/action.ts',
    from: "error.code === 'conflict'",
    to: "error.code === 'not_found'",
    caughtBy: acts,
  },
  {
    name: 'desk-sign-in-asked-for-by-each-call',
    breaks: 'Calls of one page that find the session ended wait for one sign-in, and none of them for ever.',
    file: 'src/desk/kit/api.ts',
    from: '(asking ??= (',
    to: '(asking = (',
    caughtBy: [{ project: 'unit', files: ['src/desk/kit/api.test.ts'] }],
  },
  {
    name: 'desk-event-lost-in-a-burst',
    breaks: 'Of events that come close together none is forgotten.',
    file: 'src/desk/kit/event-stream.ts',
    from: 'events.push(event);',
    to: 'events = [event];',
    caughtBy: events,
  },
  {
    name: 'desk-event-of-another-enquiry',
    breaks: 'What happens to one enquiry does not read every other anew.',
    file: 'src/desk/kit/event-stream.ts',
    from: 'asked.params.reference === on.id;',
    to: 'on.id !== null;',
    caughtBy: events,
  },
];
