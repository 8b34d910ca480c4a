/**
 * @file Types of the pages' text. Plain data: no markup, no React, no company names. A sentence with the company's name, mail or
 * phone has a token such as `{email}`; `company-tokens.ts` fills it from the configuration.
 */

import type { EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import type { VendorCategory, VendorKind } from '#domain/vendors/vendor-categories.ts';
import type { PictureName } from './pictures.generated.ts';
import type { SampleVendor } from './sample-vendors.ts';

/** A text link. `href` is a path of this site, or has a token. */
export type ContentLink = { readonly label: string; readonly href: string };

/** A drawn picture by its name in the manifest, such as `service/catering`. */
export type SceneName = PictureName;

/** The scenes of one group, without the group's name: `catering` of the group `service`. */
export type SceneIn<Group extends string> = SceneName extends infer Name
  ? Name extends `${Group}/${infer Own}`
    ? Own
    : never
  : never;

/** A common question, with its answer in one to four sentences. */
export type Question = { readonly question: string; readonly answer: string };

/** One of the three steps of a service page. */
export type Step = { readonly title: string; readonly sentence: string };

/** The first question of a trade, each row a case with its answer. */
export type FirstAsked = {
  readonly heading: string;
  readonly rows: readonly (readonly [string, string])[];
  /** The category whose price guide says more. */
  readonly prices?: VendorCategory;
};

/** The categories of the blogs. */
export type BlogCategory = 'events' | 'construction' | 'business';

/** Lists of the API for pages, by the name of their call. */
export type VendorSource =
  | 'vendorsEntertainment'
  | 'vendorsConstruction'
  | 'vendorsInvestment'
  | 'vendorsMarketing';

/** The vendors of a page: those of a list with these kinds. */
export type PageVendors = {
  readonly source: VendorSource;
  readonly kinds: readonly VendorKind[];
  readonly heading: string;
};

/** One service page: its text and further content. The form itself comes from the enquiry registry. */
export type ServicePage = {
  /** The page's own address. */
  readonly route: string;
  /** The h1. */
  readonly title: string;
  /** At most 155 characters. */
  readonly metaDescription: string;
  /** One or two sentences under the title. */
  readonly intro: string;
  readonly picture: SceneName;
  /** Alternative text of the picture. */
  readonly pictureAlt: string;
  /** What people of this trade ask first, and the short answers. The long ones are among the questions. */
  readonly first?: FirstAsked;
  /** Four to six items. */
  readonly whatYouGet: readonly string[];
  readonly steps: readonly [Step, Step, Step];
  /** The first step after the visitor sends the form. What follows is the same for all: `services/after-you-send.ts`. */
  readonly afterYouSend: string;
  /** Five or six. */
  readonly questions: readonly Question[];
  /** The kind of enquiry that its form sends. */
  readonly enquiry: EnquiryKindName;
  /** The consent box's name for the vendors who may see the enquiry. */
  readonly shareWith: string;
  /** The blogs at the end of the page. */
  readonly blogs: BlogCategory;
  readonly vendors?: PageVendors;
  /** Shown when no vendor is listed. */
  readonly sample?: SampleVendor;
};

/** A service page with an embedded form. */
export type BookingPage = ServicePage & {
  /** Heading above the form. */
  readonly formHeading: string;
  readonly vendors: PageVendors;
};

/** A subject of a quote request; `id` is in the address, `?quote=<id>`, and `heading` above the form. */
export type QuoteSubject = Pick<ServiceCard, 'id' | 'name' | 'label'> & { readonly heading: string };

/** A service page whose forms open over it. */
export type QuotePage = ServicePage & { readonly quotes: readonly QuoteSubject[] };

/** The investment page: facts before people. */
export type InvestmentPage = QuotePage & {
  readonly vendors: PageVendors;
  readonly sample: SampleVendor;
  readonly facts: readonly Fact[];
  /** The day on which the rules behind the facts were last checked. */
  readonly factsCheckedOn: string;
};

/** A page of six service cards. */
export type OverviewPage = QuotePage & {
  readonly cardsHeading: string;
  readonly cards: readonly ServiceCard[];
  /** Heading of the eight categories, where the page shows them. */
  readonly categoriesHeading?: string;
};

/** The fixed part of a service card on an overview page; the staff writes its text and picture. */
export type ServiceCard = {
  readonly id: string;
  /** Name in the specification's spelling; sent with an enquiry. */
  readonly name: string;
  /** Displayed name. */
  readonly label: string;
  /** Its page; null where the card opens the enquiry. */
  readonly url: string | null;
  /** The label of the card's button. */
  readonly contact: string;
};

/** A tile of the categories overview. `need` is the value of `/location?need=`. */
export type CategoryTile = {
  /** Displayed name. */
  readonly label: string;
  readonly need: string;
  readonly photo: SceneName;
  readonly url: string;
};

/** A fact and its explanation. */
export type Fact = { readonly title: string; readonly sentence: string };

/** A section of a text page, with a heading. */
export type ContentSection = {
  /** Anchor on the page. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly links?: readonly ContentLink[];
};

/** A page of plain text. */
export type TextPage = {
  readonly route: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly intro: string;
  readonly sections: readonly ContentSection[];
};
