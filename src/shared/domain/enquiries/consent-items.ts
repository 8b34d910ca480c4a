/** @file What a form collects, as its consent notice says it: one item for each key of the payload. */
import { t } from '#words/t.ts';
import type { EnquiryKind, FieldRole } from './enquiry-kinds.ts';

const choice = t('choice on this page');

/** Nouns that can follow "your", where the label is none; hidden fields carry what was chosen by opening the form. */
const words: Partial<Record<FieldRole, string>> = {
  message: t('message'),
  eventDate: t('date'),
  cardId: choice,
  cardName: choice,
  category: choice,
  memberId: choice,
  vendorIds: choice,
};

/** One item of a consent notice: the key of the payload, and the words for it. */
export type ConsentItem = { readonly key: string; readonly words: string };

/** The items of a kind's notice, exactly its payload keys. Hidden ones that a page leaves out are left out here, too. */
export const consentItems = (
  { fields }: EnquiryKind,
  sends: (name: string) => boolean = () => true,
): readonly ConsentItem[] =>
  fields
    .filter(({ name, type }) => type !== 'hidden' || sends(name))
    .map(({ name, role, label }) => ({ key: name, words: words[role] ?? label.toLowerCase() }));
