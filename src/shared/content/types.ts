/**
 * @file The shapes of the words on the pages. Plain data: no markup, no React, no company names. Where a sentence needs the
 * company's name, mail or phone it holds a token such as `{email}`; `company-tokens.ts` fills it from the configuration.
 */

import type { EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import type { VendorKind } from '#domain/vendors/vendor-categories.ts';
import type { PictureName } from './pictures.generated.ts';
import type { SampleVendor } from './sample-vendors.ts';

/** A link in words. `href` is a path of this site, or carries a token. */
export type ContentLink = { readonly label: string; readonly href: string };

/** A drawn picture by its name in the manifest, such as `service/catering`. */
export type SceneName = PictureName;

/** The scenes of one group by their own names: `catering` of the group `service`. */
export type SceneIn<Group extends string> = SceneName extends infer Name
  ? Name extends `${Group}/${infer Own}`
    ? Own
    : never
  : never;

/** A question that visitors ask, with its answer in one to four sentences. */
export type Question = { readonly question: string; readonly answer: string };

/** One of the three steps of a service page. */
export type Step = { readonly title: string; readonly sentence: string };

/** The categories of the blogs. */
export type BlogCategory = 'events' | 'construction' | 'business';

/** The lists of the API that a page may show, by the name of their call. */
export type VendorSource =
  | 'vendorsEntertainment'
  | 'vendorsConstruction'
  | 'vendorsInvestment'
  | 'vendorsMarketing';

/** The vendors of a page: those of a list who are of its kinds. */
export type PageVendors = {
  readonly source: VendorSource;
  readonly kinds: readonly VendorKind[];
  readonly heading: string;
};

/** One service page: its words, and what else it shows. The form itself comes from the enquiry registry. */
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
  /** What the picture shows, for `alt`. */
  readonly pictureAlt: string;
  /** Four to six items. */
  readonly whatYouGet: readonly string[];
  readonly steps: readonly [Step, Step, Step];
  /** What happens after the visitor sends the form. */
  readonly afterYouSend: string;
  /** Five or six. */
  readonly questions: readonly Question[];
  /** Which enquiry its form sends. */
  readonly enquiry: EnquiryKindName;
  /** How the consent box names the vendors who may see what was sent. */
  readonly shareWith: string;
  /** The blogs at its foot. */
  readonly blogs: BlogCategory;
  readonly vendors?: PageVendors;
  /** Shown when no vendor is listed. */
  readonly sample?: SampleVendor;
};

/** A service page whose form stands in the page. */
export type BookingPage = ServicePage & {
  /** Over the form. */
  readonly formHeading: string;
  readonly vendors: PageVendors;
};

/** Something a quote may be asked for; `id` stands in the address, `?quote=<id>`, and `heading` over the form. */
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
  /** Over the eight categories, where the page shows them. */
  readonly categoriesHeading?: string;
};

/** What is fixed of a service card of an overview page; what it says and shows the staff writes. */
export type ServiceCard = {
  readonly id: string;
  /** As the specification spells it; sent with an enquiry. */
  readonly name: string;
  /** What people read for it. */
  readonly label: string;
  /** Its page; without one the card opens the enquiry. */
  readonly url: string | null;
  /** The label of the card's button. */
  readonly contact: string;
};

/** A tile of the categories overview. `need` is the value that `/location?need=` receives. */
export type CategoryTile = {
  /** What people read for it. */
  readonly label: string;
  readonly need: string;
  readonly photo: SceneName;
  readonly url: string;
};

/** A fact with the sentence that explains it. */
export type Fact = { readonly title: string; readonly sentence: string };

/** A headed part of a text page. */
export type ContentSection = {
  /** Anchor on the page. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly links?: readonly ContentLink[];
};

/** A page that is read from top to bottom. */
export type TextPage = {
  readonly route: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly intro: string;
  readonly sections: readonly ContentSection[];
};
