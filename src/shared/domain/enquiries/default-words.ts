/** @file The desk's initial texts and snippets, used until the staff saves its own. */

import type { Locale } from '#words/locales.ts';
import { inLanguage, type PerLanguage } from '#words/per-language.ts';

/** Stable ids, so that a template's first change finds it. */
export const defaultTemplates = [
  {
    id: '0192f100-0000-7000-8000-000000000001',
    locale: 'en',
    name: 'First answer',
    subject: 'Your request {reference}',
    text: `Namaste {name},

Thank you for writing to {brand}. I am {staff}, and I look after your request {reference} ({title}).

So that I can suggest the right people, please tell me three things: how many guests you expect, in which part of Delhi-NCR it will be, and what you would like to spend.{here}

You can answer this mail or call {phone}.

Warm regards,
{staff}
{brand}`,
  },
  {
    id: '0192f100-0000-7000-8000-000000000002',
    locale: 'en',
    name: 'Vendors are being asked',
    subject: 'We are asking for you: {reference}',
    text: `Namaste {name},

Your request {reference} is with me. I am asking {vendor} about {date} and come back to you within two working days with who is free and what it costs.{here}

Nothing is booked and nothing is to be paid until you say yes.

Warm regards,
{staff}
{brand}, {phone}`,
  },
  {
    id: '0192f100-0000-7000-8000-000000000003',
    locale: 'en',
    name: 'No time on that date',
    subject: 'About {date}: {reference}',
    text: `Namaste {name},

I am sorry: {vendor} cannot take your event on {date}.

Would another day suit you, or shall I suggest others of the same kind who are free? Answer this mail in a word or two, and I do the rest.{here}

Warm regards,
{staff}
{brand}, {phone}`,
  },
  {
    id: '0192f100-0000-7000-8000-000000000007',
    locale: 'en',
    name: 'when to call',
    subject: '',
    text: 'When may I call you: in the morning, in the afternoon or in the evening?',
  },
  {
    id: '0192f100-0000-7000-8000-000000000008',
    locale: 'en',
    name: 'nothing to pay',
    subject: '',
    text: 'Nothing is booked and nothing is to be paid until you say yes.',
  },
  {
    id: '0192f100-0000-7000-8000-000000000004',
    locale: 'hi',
    name: 'First answer',
    subject: 'आपका अनुरोध {reference}',
    text: `नमस्ते {name} जी,

{brand} को लिखने के लिए धन्यवाद। मैं {staff}, आपका अनुरोध {reference} ({title}) मेरे पास है।

सही लोग सुझाने के लिए कृपया तीन बातें बताइए: कितने मेहमान होंगे, दिल्ली-एनसीआर के किस इलाक़े में समारोह होगा, और आप कितना ख़र्च करना चाहेंगे।{here}

आप इसी मेल का जवाब दे सकते हैं या {phone} पर कॉल कर सकते हैं।

सादर,
{staff}
{brand}`,
  },
  {
    id: '0192f100-0000-7000-8000-000000000005',
    locale: 'hi',
    name: 'Vendors are being asked',
    subject: 'आपके लिए पूछा जा रहा है: {reference}',
    text: `नमस्ते {name} जी,

आपका अनुरोध {reference} मेरे पास है। {vendor} से {date} के बारे में पूछा जा रहा है। कौन ख़ाली है और कितना ख़र्च आएगा, यह आपको दो कामकाजी दिन में बता दिया जाएगा।{here}

आपके हाँ कहने तक न कोई बुकिंग होती है, न कुछ देना होता है।

सादर,
{staff}
{brand}, {phone}`,
  },
  {
    id: '0192f100-0000-7000-8000-000000000006',
    locale: 'hi',
    name: 'No time on that date',
    subject: '{date} के बारे में: {reference}',
    text: `नमस्ते {name} जी,

क्षमा कीजिए: {date} को {vendor} के यहाँ आपके समारोह के लिए जगह नहीं है।

क्या कोई और दिन ठीक रहेगा, या उसी काम के दूसरे लोग सुझाएँ जो ख़ाली हों? बस एक-दो शब्द में इसी मेल का जवाब दे दीजिए, बाक़ी हम देख लेंगे।{here}

सादर,
{staff}
{brand}, {phone}`,
  },
  {
    id: '0192f100-0000-7000-8000-000000000009',
    locale: 'hi',
    name: 'when to call',
    subject: '',
    text: 'आपसे कब बात हो सकती है: सुबह, दोपहर या शाम को?',
  },
  {
    id: '0192f100-0000-7000-8000-00000000000a',
    locale: 'hi',
    name: 'nothing to pay',
    subject: '',
    text: 'आपके हाँ कहने तक न कोई बुकिंग होती है, न कुछ देना होता है।',
  },
] as const satisfies readonly ({ locale: Locale } & Readonly<Record<string, string>>)[];

/** The reason for closing that counts as booked, in every case of its letters. */
export const bookedReason = 'Booked through us';
/** Returns whether a reason for closing says that the enquiry was booked with our help. */
export const saysBooked = (reason: string): boolean =>
  reason.trim().toLowerCase() === bookedReason.toLowerCase();

export const defaultCloseReasons = [
  bookedReason,
  'Chose others',
  'No answer',
  'Out of area',
  'Only asked for prices',
  'Spam',
] as const;

const greetings: PerLanguage<(brand: string, reference: string) => string> = {
  en: (brand, reference) => `Namaste, this is ${brand} about your request ${reference}. When may we talk?`,
  hi: (brand, reference) =>
    `नमस्ते, हम ${brand} से आपके अनुरोध ${reference} के बारे में बात करना चाहते हैं। कब बात हो सकती है?`,
};

/** Returns the first words of a chat. Its link passes through other companies, so it has no personal data. */
export const greetingOf = (brand: string, reference: string, locale: Locale): string =>
  inLanguage(greetings, locale)(brand, reference);
