/** @file The two mails about a kept search: the request to confirm it, and its new vendors. */
import { keptSearchLimits, retentionDays } from '#facts/limits.ts';
import { keptSearchPath, profilePath } from '#facts/paths.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import { kindLabel } from '#content/directory-choices.ts';
import { placeName, regionName } from '#content/directory-conditions.ts';
import { delhiFormat } from '#domain/formats/show-date.ts';
import { oneLine } from '#domain/formats/shorten.ts';
import { withLocale } from '#words/locales.ts';
import { showNumber } from '#words/formats.ts';
import { prefixNow, t } from '#words/t.ts';
import { letter, type LetterFrame } from '#platform/mailer/letter.ts';
import type { WrittenMail } from '#platform/mailer/mail.types.ts';
import type { KeptSearchRow } from './kept-search.types.ts';

type Parties = LetterFrame & { publicUrl: string };
type Reader = Pick<KeptSearchRow, 'email' | 'locale'> & { secret: string };

const day = delhiFormat({ dateStyle: 'long' });

/** Returns the link on which the search is confirmed and ended; a mail program's button posts to the same address. */
const linkTo = ({ publicUrl }: Parties, { locale, secret }: Reader): string =>
  publicUrl + withLocale(locale, keptSearchPath(secret));

/** The request to confirm. It repeats no word of its sender, who may be anybody: the page behind the link shows the search. */
export const keepSearchMail = (parties: Parties, reader: Reader): WrittenMail =>
  letter(parties, {
    to: { name: '', address: reader.email },
    locale: reader.locale,
    template: 'keep-search',
    values: () => ({ link: linkTo(parties, reader), days: String(retentionDays.waitingSearch) }),
  });

type NewVendor = Pick<
  VendorCard,
  '_id' | 'companyName' | 'category' | 'productSelection' | 'area' | 'region'
>;

/** Returns a vendor as a paragraph: its name, trade and place, and its page. */
function vendorWords({ publicUrl }: Parties, card: NewVendor): string {
  const trade = card.category ?? card.productSelection;
  const place = card.area !== null ? placeName(card.area) : card.region && regionName(card.region);
  const about = [trade && kindLabel(trade), place].filter(Boolean).join(', ');
  const name = oneLine(card.companyName);
  return `${about ? `${name}: ${about}` : name}\n${publicUrl}${prefixNow()}${profilePath(card._id)}`;
}

type NewVendors = {
  /** The search in words, in the language of its reader. */
  title: string;
  /** The path of its list. */
  path: string;
  cards: readonly NewVendor[];
  endsAt: Date;
};

/** The vendors that are new in a list. The first of many are named; the link to the list leads to all. */
export function newVendorsMail(
  parties: Parties,
  reader: Reader,
  { title, path, cards, endsAt }: NewVendors,
): WrittenMail {
  const endLink = linkTo(parties, reader);
  const { named } = keptSearchLimits;
  const written = letter(parties, {
    to: { name: '', address: reader.email },
    locale: reader.locale,
    template: 'new-in-search',
    values: () => ({
      search: title,
      vendors: [
        ...cards.slice(0, named).map((card) => vendorWords(parties, card)),
        ...(cards.length > named
          ? [t('And {count} more in the list.', { count: showNumber(cards.length - named) })]
          : []),
      ].join('\n\n'),
      listLink: parties.publicUrl + withLocale(reader.locale, path),
      endsOn: day.format(endsAt),
      endLink,
    }),
  });
  return { ...written, message: { ...written.message, unsubscribe: endLink } };
}
