/** @file Data collected by a form, for its consent notice: one item for each key of the payload. */
import { t } from '#words/t.ts';
import type { EnquiryKind, FieldRole } from './enquiry-kinds.ts';

const choice = t('choice on this page');

/** Nouns to follow "your", where the label is none; hidden fields carry the choice that opened the form. */
const words: Partial<Record<FieldRole, string>> = {
  message: t('message'),
  eventDate: t('date'),
  cardId: choice,
  cardName: choice,
  category: choice,
  memberId: choice,
  vendorIds: choice,
};

/** One item of a consent notice: the key of the payload, and its words. */
export type ConsentItem = { readonly key: string; readonly words: string };

/** Returns the items of a kind's notice, exactly its payload keys. Hidden fields that a page omits are omitted here, too. */
export const consentItems = (
  { fields }: EnquiryKind,
  sends: (name: string) => boolean = () => true,
): readonly ConsentItem[] =>
  fields
    .filter(({ name, type }) => type !== 'hidden' || sends(name))
    .map(({ name, role, label }) => ({ key: name, words: words[role] ?? label.toLowerCase() }));
