import type { ReactNode } from 'react';
import type { BlogCard } from '#contract/blogs.ts';
import type { Async } from '#contract/settled.ts';
import type { ServicePage } from '#content/types.ts';
import { BlogCategoryBlock } from '#features/blog/category-block.tsx';
import { ServiceDetails } from '#features/service/service-details.tsx';
import { ServiceFoot } from '#features/service/service-foot.tsx';
import { SaveButton } from '#features/shortlist/save-button.tsx';
import { Part } from '#ui/part.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import { VendorSection } from '#features/vendor-card/vendor-section.tsx';
import type { VendorsOnPage } from '#features/vendor-card/vendors-on-page.ts';

type VendorProps = {
  page: ServicePage;
  vendors: Async<VendorsOnPage>;
  /** Replaces the heading of the page's vendors. */
  heading?: string;
  /** The stated sentences about the vendors, where the page has its own. */
  loading?: string;
  failed?: string;
  /** "Contact Now" on each card. */
  call?: boolean;
};

/** The vendors of a service page; none where the page has no such list. */
export function ServiceVendors({ page, heading, ...rest }: VendorProps) {
  return (
    page.vendors && (
      <Part of={page} instead={() => <PartFailed />}>
        <VendorSection
          heading={heading ?? page.vendors.heading}
          sample={page.sample}
          action={(vendor) => <SaveButton vendor={vendor} />}
          {...rest}
        />
      </Part>
    )
  );
}

type Props = {
  page: ServicePage;
  /** On a page that the specification gives them. The others have a link. */
  blogs?: Async<readonly BlogCard[]>;
  /** Shows the benefits and the steps, on a page without a form in it. */
  details?: boolean;
  /** Before the questions. */
  children?: ReactNode;
};

/** The end of a service page: its questions, and its blogs where it has them. */
export function ServiceRest({ page, blogs, details, children }: Props) {
  return (
    <Part of={page} instead={() => <PartFailed />}>
      {details && <ServiceDetails page={page} />}
      {children}
      <ServiceFoot page={page}>
        {blogs && <BlogCategoryBlock category={page.blogs} blogs={blogs} />}
      </ServiceFoot>
    </Part>
  );
}
