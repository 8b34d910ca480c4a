import { paths } from '#facts/paths.ts';
import { kindsOfList } from '#domain/vendors/vendor-categories.ts';
import type { BookingPage } from '../types.ts';
import { t } from '#words/t.ts';

export const construction: BookingPage = {
  route: paths.construction,
  title: t('Book a site visit'),
  metaDescription: t(
    'Building, repairing or renovating in Delhi-NCR? Book a site visit. Tell us the place, the age of the building and what troubles you most.',
  ),
  intro: t(
    'Building work begins with somebody looking at the place. Tell us when, where and what, and we arrange a visit by the right trade.',
  ),
  picture: 'construction/civil-construction',
  pictureAlt: t(
    'Workers on a rising concrete frame at sunrise with a tower crane, a mixer truck and bundles of steel rods below',
  ),
  first: {
    heading: t('Which stage, which area'),
    rows: [
      [t('A new floor, moved walls'), t('architect and engineer first')],
      [t('Paint, floors, pipes, wires'), t('a contractor')],
      [t('Somebody comes'), t('within three to six days')],
    ],
    prices: 'civil-construction',
  },
  whatYouGet: [
    t('A visit by a contractor, engineer or architect who does this kind of work'),
    t('A plain note of what was seen: what is urgent, what can wait'),
    t('Quotes by item, so that two of them can be compared'),
    t('A word on approvals, dust rules and season before you fix dates'),
    t('The visiting charge, if there is one, told to you before the visit'),
  ],
  steps: [
    {
      title: t('Say what and where'),
      sentence: t('Colony, floor, age of the building, and the day that suits you.'),
    },
    {
      title: t('Meet at the site'),
      sentence: t('Someone comes, measures, listens and takes photographs with your leave.'),
    },
    {
      title: t('Compare on paper'),
      sentence: t('You receive a list of items with quantities and decide in your own time.'),
    },
  ],
  afterYouSend: t('We ask one or two questions by phone, so that the right person comes.'),
  questions: [
    {
      question: t('Does the site visit cost anything?'),
      answer: t(
        'Asking here is free. Many contractors visit without a charge; architects and structural engineers commonly charge for a visit with a note, very roughly ₹5,000 to ₹20,000. You are told before you agree.',
      ),
    },
    {
      question: t('How soon can somebody come?'),
      answer: t(
        'Usually within three to six days in Delhi, Noida, Gurgaon and Faridabad. For a leak or a dangerous crack, write "urgent" in the query and call us as well.',
      ),
    },
    {
      question: t('What should I keep ready?'),
      answer: t(
        'Sanctioned plan or any drawing, last electricity bill, photographs of the trouble in different seasons, and a rough idea of the budget.',
      ),
    },
    {
      question: t('Do I need permission for repairs?'),
      answer: t(
        'Plaster, paint, floors and fittings usually need none. A new floor, a moved column or a changed outside wall does. Ask your architect and the municipal body for your case.',
      ),
    },
    {
      question: t('Can work go on in winter, when the air is bad?'),
      answer: t(
        'Dusty work may be stopped by official order on bad days, often between mid October and January. Indoor work without dust can usually continue. Plan breaking and outside plaster for other months. (Checked on 15 November 2026.)',
      ),
    },
    {
      question: t('Who is responsible for the work?'),
      answer: t(
        'The contractor you sign with. We are a marketplace: vendors are independent, and the agreement is between you and them.',
      ),
    },
  ],
  enquiry: 'construction',
  blogs: 'construction',
  shareWith: t('these builders'),
  vendors: {
    source: 'vendorsConstruction',
    kinds: kindsOfList('construction'),
    heading: t('Builders and trades in Delhi-NCR'),
  },
  formHeading: t('Tell us about the work'),
};
