import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { AsServed } from '#ui/as-served.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';
import { FirstOf } from '#ui/first-of.tsx';
import { FoldsOnPhone } from '#ui/folds-on-phone.tsx';
import { Monogram } from '#ui/monogram.tsx';
import { Alert } from '#ui/alert.tsx';
import { Notice } from '#ui/notice.tsx';
import { NumberedList } from '#ui/numbered-list.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { PriceWords } from '#ui/price-words.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { SampleMark } from '#ui/sample-mark.tsx';
import { Section } from '#ui/section.tsx';
import { SmallPrint } from '#ui/small-print.tsx';
import { Stars } from '#ui/stars.tsx';
import { hindi, longWord, twoScripts } from './sample-words.ts';
import { State } from './state.tsx';

const day = dayFormat({ dateStyle: 'long' });
const names = ['Asha', 'Bina Lal', 'Chand Tara', 'Dev', 'Esha Rao', twoScripts];

/** A message in the page. */
export const NoticeSpecimen = () => (
  <State name="quiet, warning, long words" className="grid gap-3">
    <Notice>Your request is kept on this device.</Notice>
    <Notice tone="warning">The network is away. Please try again.</Notice>
    <Notice>
      <span lang="hi">{hindi}</span> {longWord}
    </Notice>
  </State>
);

export const AlertSpecimen = () => <Alert>The message was not sent. Please try again.</Alert>;

/** A part that failed to load. */
export const RetryNoticeSpecimen = () => (
  <RetryNotice onRetry={() => undefined}>The numbers could not be had.</RetryNotice>
);

export const FailedNoticeSpecimen = () => (
  <FailedNotice more={<Button look="quiet">Another way on</Button>}>The list could not be had.</FailedNotice>
);

/** Steps in a sentence each, and points with a title. */
export const NumberedSpecimen = () => (
  <State name="sentences; titles, strong" className="grid gap-6 sm:grid-cols-2">
    <NumberedList items={['You write.', hindi]} />
    <NumberedList items={[{ title: longWord, sentence: hindi }]} tone="strong" />
  </State>
);

/** A block of a page under its own heading. */
export const SectionSpecimen = () => (
  <div className="-mx-4 rounded-lg border border-line">
    <Section heading="Heading of a part" lead={hindi} aside={<Button look="secondary">See all</Button>}>
      <p>What the part says.</p>
    </Section>
  </div>
);

/** A date that stays in the server's format. */
export const AsServedSpecimen = () => <AsServed of="2026-11-12" write={(written) => showDay(day, written)} />;

/** Ratings. */
export const StarsSpecimen = () => (
  <State name="0, 3, 5" className="flex flex-wrap gap-4">
    {[0, 3, 5].map((rating) => (
      <Stars key={rating} rating={rating} />
    ))}
  </State>
);

/** Initials of a name, on a colour that the name determines. */
export const MonogramSpecimen = () => (
  <State name="people, businesses; one word, two words, two scripts" className="flex flex-wrap gap-3">
    {(['person', 'business'] as const).map((of) =>
      names.map((name) => <Monogram key={of + name} of={of} name={name} />),
    )}
  </State>
);

/** A collapsed part. */
export const DisclosureSpecimen = () => (
  <div>
    <Disclosure summary={longWord}>Only seen when asked for.</Disclosure>
    <Disclosure summary="A short question?">A short answer.</Disclosure>
  </div>
);

/** The notice beside a submit button. */
export const SmallPrintSpecimen = () => <SmallPrint lead="Used only to answer you.">{longWord}</SmallPrint>;

/** A list whose end is folded. */
export const FirstOfSpecimen = () => (
  <FirstOf
    items={['one', 'two', 'three', 'four', 'five'].map((word) => (
      <li key={word}>{word}</li>
    ))}
    shown={2}
    more={(count) => `${count} more`}
    className="list-disc pl-5"
  />
);

/** Content that folds where there is little room. */
export const FoldsSpecimen = () => (
  <FoldsOnPhone heading={longWord}>
    <p>Open where there is room.</p>
  </FoldsOnPhone>
);

/** An amount is never broken over two lines. */
export const PriceWordsSpecimen = () => (
  <p>
    <PriceWords>from ₹650 - 1,100 a plate</PriceWords>
  </p>
);

/** The label of invented content. */
export const SampleSpecimen = () => (
  <p className="wrap-anywhere">
    {longWord}
    <SampleMark />
  </p>
);

/** A person's picture, or the initials. */
export const PortraitSpecimen = () => (
  <State name="without a picture">
    <Portrait picture={null} name={longWord} />
  </State>
);
