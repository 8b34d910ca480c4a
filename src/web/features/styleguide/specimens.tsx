/** @file The specimen of every file of ui/ that renders something. A test compares the names with the folder. */
import type { ReactNode } from 'react';
import { messages } from '#facts/messages.ts';
import { later } from '#kit/page/later.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { InEnglish } from '#ui/in-english.tsx';
import { OnlyInEnglish } from '#ui/only-in-english.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import { Verbatim } from '#ui/verbatim.tsx';
import {
  BrandIconSpecimen,
  ConfirmSpecimen,
  ShareSpecimen,
  SocialSpecimen,
  TextLinkSpecimen,
} from './action-specimens.tsx';
import { ButtonSpecimen } from './button-specimen.tsx';
import { DialogSpecimen } from './dialog-specimen.tsx';
import {
  FilePickerSpecimen,
  InlineFieldSpecimen,
  InlineFormSpecimen,
  PickedImageSpecimen,
  ProgressSpecimen,
} from './edit-specimens.tsx';
import { FieldSpecimen, PasswordSpecimen } from './field-specimen.tsx';
import { AsyncSpecimen, SkeletonSpecimen } from './loading-specimens.tsx';
import {
  CarouselSpecimen,
  PhotoSpecimen,
  CardPictureSpecimen,
  PictureSpecimen,
  StateSceneSpecimen,
  VendorBannerSpecimen,
  ViewerSpecimen,
} from './picture-specimens.tsx';
import { SuggestionSpecimen } from './suggestion-specimen.tsx';
import {
  AlertSpecimen,
  AsServedSpecimen,
  DisclosureSpecimen,
  FailedNoticeSpecimen,
  FirstOfSpecimen,
  FoldsSpecimen,
  RetryNoticeSpecimen,
  MonogramSpecimen,
  NoticeSpecimen,
  NumberedSpecimen,
  PortraitSpecimen,
  PriceWordsSpecimen,
  SampleSpecimen,
  SectionSpecimen,
  SmallPrintSpecimen,
  StarsSpecimen,
} from './text-specimens.tsx';
import {
  CardFactsSpecimen,
  NameBannerSpecimen,
  SamplesNoteSpecimen,
  SmallVendorCardSpecimen,
} from './vendor-specimens.tsx';

const FactSpecimen = later(() => import('./fact-specimen.tsx').then((module) => module.default), {
  loading: 'Loading...',
});
const FocusSpecimen = later(() => import('./focus-specimen.tsx').then((module) => module.default), {
  loading: 'Loading...',
});
const PictureGridSpecimen = later(
  () => import('./picture-grid-specimen.tsx').then((module) => module.default),
  { loading: 'Loading...' },
);
const SortableSpecimen = later(() => import('./sortable-specimen.tsx').then((module) => module.default), {
  loading: 'Loading...',
});

type Specimen = { use: string; show: ReactNode };

/** By the name of the file in ui/. */
export const specimens: Readonly<Record<string, Specimen>> = {
  button: { use: 'One main action a screen is primary; the rest step back.', show: <ButtonSpecimen /> },
  'suggestion-list': {
    use: 'Below a search: what the words may mean, in the order of usefulness.',
    show: <SuggestionSpecimen />,
  },
  'confirm-button': { use: 'For what cannot be undone.', show: <ConfirmSpecimen /> },
  'in-english': {
    use: 'Beside what is listed and not yet in the language of the page.',
    show: <InEnglish lang="en-IN" />,
  },
  'rich-text': {
    use: 'A sentence with a link or stress in it, whole for its translators.',
    show: null,
  },
  verbatim: {
    use: 'A reference and the like: the same in every language.',
    show: <Verbatim>AGN-7K3F-9Q</Verbatim>,
  },
  'page-link': { use: 'What every link to a page of this site is made of.', show: null },
  'text-link': {
    use: 'A link that is words; on its own it is tall enough for a thumb.',
    show: <TextLinkSpecimen />,
  },
  'page-links': {
    use: 'From page to page of a long list.',
    show: <PageLinks page={2} pages={3} hrefOf={(page) => `?page=${page}`} />,
  },
  'first-of': { use: 'A list whose end is folded.', show: <FirstOfSpecimen /> },
  'folds-on-phone': { use: 'A part that folds on a phone.', show: <FoldsSpecimen /> },
  'price-words': { use: 'Words with amounts that stay on one line.', show: <PriceWordsSpecimen /> },
  'small-print': { use: 'A notice beside a submit button, folded.', show: <SmallPrintSpecimen /> },
  'share-links': { use: 'Sends a page on.', show: <ShareSpecimen /> },
  'social-links': { use: 'The company’s networks.', show: <SocialSpecimen /> },
  'brand-icons': { use: 'The marks of the networks.', show: <BrandIconSpecimen /> },
  field: { use: 'A labelled control, its hint and its error tied to it.', show: <FieldSpecimen /> },
  'password-field': { use: 'A password, shown on request.', show: <PasswordSpecimen /> },
  honeypot: { use: 'A field that no person sees.', show: null },
  'inline-field': { use: 'One text with a pencil.', show: <InlineFieldSpecimen /> },
  'inline-form': { use: 'A form behind a button.', show: <InlineFormSpecimen /> },
  'form-problem': {
    use: 'What is wrong with a form and with no field of it.',
    show: <FormProblem>{messages.quoteFailed}</FormProblem>,
  },
  'file-picker': { use: 'Opens the device’s file picker.', show: <FilePickerSpecimen /> },
  'picked-image': { use: 'A file that is still on this device.', show: <PickedImageSpecimen /> },
  'progress-bar': { use: 'How far something is.', show: <ProgressSpecimen /> },
  'page-heading': { use: 'The one h1 of a page: it stands at the top of this one.', show: null },
  section: { use: 'A block of a page under its own heading.', show: <SectionSpecimen /> },
  'numbered-list': { use: 'Steps, or points that are counted.', show: <NumberedSpecimen /> },
  notice: { use: 'What failed or happened, and the way on.', show: <NoticeSpecimen /> },
  alert: { use: 'Says what failed; read out at once.', show: <AlertSpecimen /> },
  'failed-notice': { use: 'A part could not be had, and a way on.', show: <FailedNoticeSpecimen /> },
  'retry-notice': {
    use: 'A part of a running page could not be had; asks once more.',
    show: <RetryNoticeSpecimen />,
  },
  'as-served': { use: 'A date that stays as the server wrote it.', show: <AsServedSpecimen /> },
  stars: { use: 'A rating; a screen reader hears the number.', show: <StarsSpecimen /> },
  monogram: { use: 'Stands for somebody without a picture.', show: <MonogramSpecimen /> },
  portrait: { use: 'The picture of a person or company.', show: <PortraitSpecimen /> },
  picture: { use: 'A drawn scene in the smallest file that does.', show: <PictureSpecimen /> },
  'card-picture': { use: 'Leads a vendor’s card.', show: <CardPictureSpecimen /> },
  disclosure: { use: 'Folded away until asked for.', show: <DisclosureSpecimen /> },
  'state-scene': { use: 'A drawing for a state, on the page’s own ground.', show: <StateSceneSpecimen /> },
  'state-page': { use: 'A whole page with nothing to show, such as the offline page.', show: null },
  'sample-mark': { use: 'Says of a made-up vendor that it is one.', show: <SampleSpecimen /> },
  'vendor-banner': { use: 'What a vendor’s page begins with.', show: <VendorBannerSpecimen /> },
  photo: { use: 'An uploaded picture over a blurred one.', show: <PhotoSpecimen /> },
  carousel: { use: 'Moves by itself, can be paused, stands still on request.', show: <CarouselSpecimen /> },
  'gallery-viewer': { use: 'Pictures over the whole screen.', show: <ViewerSpecimen /> },
  skeleton: { use: 'A block of the size of what is coming.', show: <SkeletonSpecimen /> },
  'async-section': { use: 'A part of a page in its states.', show: <AsyncSpecimen /> },
  boundary: { use: 'Around a page and each of its parts: what breaks is replaced alone.', show: null },
  part: { use: 'Around a part of a page: it breaks alone, and wakes in a task of its own.', show: null },
  dialog: { use: 'A modal over the page, full screen on a phone.', show: <DialogSpecimen /> },
  'card-facts': { use: 'What vendors are compared by, on a card.', show: <CardFactsSpecimen /> },
  'small-vendor-card': {
    use: 'A vendor in a few lines: on a map, on a shared list.',
    show: <SmallVendorCardSpecimen />,
  },
  'name-banner': { use: 'A business without a picture.', show: <NameBannerSpecimen /> },
  'only-in-english': {
    use: 'Above a text that is not there yet in the language of the page.',
    show: <OnlyInEnglish lang="en-IN">यह लेख अभी केवल अंग्रेज़ी में है।</OnlyInEnglish>,
  },
  'samples-note': { use: 'Once above a list that holds samples alone.', show: <SamplesNoteSpecimen /> },
  'fact-fields': { use: 'What a category is asked, made from its table.', show: <FactSpecimen /> },
  'fact-field': { use: 'One of them, by the kind of its value.', show: null },
  'price-fields': { use: 'Prices by the units of a category; the last of the above.', show: null },
  'sortable-list': { use: 'A list that can be put in order.', show: <SortableSpecimen /> },
  'focus-field': { use: 'What of a picture must stay in sight when it is cut.', show: <FocusSpecimen /> },
  'sortable-item': { use: 'One place of the list above.', show: null },
  sorting: { use: 'Around what is sorted: drag, keyboard, announcements.', show: null },
  'picture-grid': {
    use: 'Pictures that can be put in order; the open one is below.',
    show: <PictureGridSpecimen />,
  },
  'picture-tile': { use: 'One picture of the grid above.', show: null },
  'removed-notice': { use: 'For ten seconds after a removal; remove a picture above.', show: null },
  'part-failed': { use: 'In place of a part whose code could not be fetched.', show: <PartFailed /> },
  'json-ld': { use: 'For search engines: nothing to see.', show: null },
  'json-script': { use: 'Data beside its HTML, for scripts: nothing to see.', show: null },
};
