// Written by npm run generate from src/shared/contract; do not edit.

/**
 * The records of the replies: under each type the names of its fields. `T[]` is a list and `T{}` a map, which are empty where
 * they are missing; `T[]!` is a list that must be there; `T|null` may be null; `T?` may be left out.
 */
// prettier-ignore
export const records: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  openapi: { string: 'openapi', 'any{}{}': 'paths', 'any?': 'components' },
  PublishedText: { 'string|null': 'html updatedAt' },
  Meetup: { string: 'id community title startsAt endsAt place description calendar' },
  HelpResult: { string: 'source title text href label', 'string|null': 'quote' },
  BlogCard: { string: '_id id title excerpt category imageAlt date', 'string|null': 'image' },
  'Blog.headings': { string: 'id text', number: 'depth' },
  Blog: { string: '_id id title excerpt category imageAlt date content html updatedAt', 'string|null': 'image', 'Blog.headings[]': 'headings', number: 'readingMinutes' },
  Account: { string: 'email createdAt', boolean: 'emailVerified', 'string|null': 'pendingEmail phone website' },
  SessionInfo: { string: 'id label createdAt lastUsedAt', boolean: 'current' },
  'PublicVendor.services': { string: '_id name details' },
  PublicVendor: { string: '_id companyName ownerName updatedAt', 'string|null': 'productSelection category address area region market phone profilepicture cardPrice instagram facebook linkedin linkedIn youtube website description backgroundpicture gallery1 gallery2 gallery3 gallery4', 'string[]': 'categories cardFacts areasServed priceLines', 'number|null': 'latitude longitude', 'PictureDetail|null': 'picture', boolean: 'isSample', VendorFacts: 'facts', 'PriceCue[]!': 'prices', 'PublicVendor.services[]': 'services', 'PictureDetail{}': 'pictures', 'string{}|null': 'openingHours', 'FactLine[]!': 'factLines', 'string?': 'email panGst panGstKind visibility hiddenReason', 'boolean?': 'emailVerified' },
  'PictureDetail.sources': { string: 'type srcset' },
  PictureDetail: { string: 'src alt', number: 'width height', 'string|null': 'blur', 'PictureDetail.sources[]': 'sources' },
  'VendorFacts.capacity': { 'number|null': 'from to' },
  VendorFacts: { 'VendorFacts.capacity?': 'capacity', 'string[]?': 'food setting venueType photoStyle musicStyle wear ritual beauty work advice promotion languages includes', 'number?': 'rooms parking years teamSize', 'string?': 'material travel fssai' },
  PriceCue: { string: 'category unit asOf', number: 'from', 'number|null': 'to', boolean: 'taxIncluded' },
  FactLine: { string: 'name label value' },
  VendorCard: { string: '_id companyName ownerName', 'string|null': 'productSelection category address area region market phone profilepicture cardPrice', 'string[]': 'categories cardFacts', 'number|null': 'latitude longitude', 'PictureDetail|null': 'picture', boolean: 'isSample', VendorFacts: 'facts', 'PriceCue[]!': 'prices' },
  ComparedVendor: { string: '_id companyName ownerName', 'string|null': 'productSelection category address area region market phone profilepicture cardPrice', 'string[]': 'categories cardFacts areasServed priceLines', 'number|null': 'latitude longitude', 'PictureDetail|null': 'picture', boolean: 'isSample', VendorFacts: 'facts', 'PriceCue[]!': 'prices', 'FactLine[]!': 'factLines' },
  'CrewMember.languages': { string: 'language', number: 'rating' },
  CrewMember: { string: '_id fullName gender height highestQualification', number: 'age', 'string[]': 'skills days hobbies', 'CrewMember.languages[]': 'languages', 'string|null': 'picture' },
  crewList: { 'CrewMember[]!': 'data' },
  'EnquiryStatus.sent': { string: 'label value' },
  EnquiryStatus: { string: 'reference title status sentAt', 'string|null': 'readAt introducedAt answeredAt bookedAt closedAt withdrawnAt', 'EnquiryStatus.sent[]': 'sent', boolean: 'share marketing' },
  'MarketCard.center': { number: 'latitude longitude' },
  MarketCard: { string: 'id name route', 'MarketCard.center': 'center', 'string|null': 'phone closedOn metro bestHours gettingThere checkedOn', 'string[]': 'known' },
  Market: { string: 'id name route', 'MarketCard.center': 'center', 'string|null': 'phone closedOn metro bestHours gettingThere checkedOn', 'string[]': 'known', 'VendorCard[]!': 'vendors' },
  'DirectoryPage.counts.category': { string: 'value', number: 'count', 'boolean?': 'atLeast' },
  'DirectoryPage.counts': { 'DirectoryPage.counts.category[]': 'category region area market with open' },
  DirectoryPage: { 'DirectoryCard[]!': 'vendors', number: 'total page pages', boolean: 'capped similar', Understood: 'understood', 'string[]': 'relaxed', 'string|null': 'didYouMean', 'DirectoryPage.counts': 'counts' },
  DirectoryCard: { string: '_id companyName ownerName', 'string|null': 'productSelection category address area region market profilepicture cardPrice', 'string[]': 'categories cardFacts', 'number|null': 'latitude longitude distanceKm', 'PictureDetail|null': 'picture', boolean: 'isSample', VendorFacts: 'facts', 'PriceCue[]!': 'prices', 'string{}|null': 'openingHours' },
  Understood: { 'string[]?': 'category with', 'string?': 'area region market on open', 'number?': 'guests price', 'boolean?': 'near', 'string[]': 'words' },
  Suggestion: { string: 'kind title href', 'string|null': 'detail' },
};

/** What is read at each path. */
// prettier-ignore
export const replies: Readonly<Record<string, string>> = {
  '/api/openapi.json': 'openapi',
  '/api/pages/:key': 'PublishedText',
  '/api/communities/meetups': 'Meetup[]',
  '/api/help': 'HelpResult[]',
  '/api/blog/blog': 'BlogCard[]',
  '/api/blog/:blogId': 'Blog',
  '/api/account': 'Account',
  '/api/account/sessions': 'SessionInfo[]',
  '/api/vendor/profile': 'PublicVendor',
  '/api/vendor/entertainment/vendors': 'VendorCard[]',
  '/api/vendor/investment/vendors': 'VendorCard[]',
  '/api/vendor/marketing/vendors': 'VendorCard[]',
  '/api/vendor/construction/vendors': 'VendorCard[]',
  '/api/vendor/chandnichowkmarket/vendors': 'VendorCard[]',
  '/api/vendor/lajpatmarket/vendors': 'VendorCard[]',
  '/api/vendor/mblockmarket/vendors': 'VendorCard[]',
  '/api/vendor/khanmarket/vendors': 'VendorCard[]',
  '/api/vendor/:vendorId': 'PublicVendor',
  '/api/vendors/some': 'ComparedVendor[]',
  '/api/vendor/:vendorId/similar': 'VendorCard[]',
  '/api/crewmembers/crew-members': 'crewList',
  '/api/enquiries/:secret': 'EnquiryStatus',
  '/api/markets': 'MarketCard[]',
  '/api/markets/:marketId': 'Market',
  '/api/vendors': 'DirectoryPage',
  '/api/vendors/areas': 'string[]',
  '/api/vendors/suggest': 'Suggestion[]',
};
