import type { ReactNode } from 'react';
import type { BlogCard } from '#contract/blogs.ts';
import type { Async } from '#contract/settled.ts';
import type { ServicePage } from '#content/types.ts';
import { BlogCategoryBlock } from '#features/blog/category-block.tsx';
import { ServiceDetails } from '#features/service/service-details.tsx';
import { ServiceFoot } from '#features/service/service-foot.tsx';
import { VendorSection } from '#features/vendor-card/vendor-section.tsx';
import type { VendorsOnPage } from '#features/vendor-card/vendors-on-page.ts';

type Props = {
  page: ServicePage;
  vendors: Async<VendorsOnPage>;
  blogs: Async<readonly BlogCard[]>;
  /** In place of the heading of the page's vendors. */
  heading?: string;
  /** The stated sentences about the vendors, where the page words its own. */
  loading?: string;
  failed?: string;
  /** What you get and how it works, on a page without a form in it. */
  details?: boolean;
  /** Between the vendors and the questions. */
  children?: ReactNode;
};

/** What is read after the form of a service page: its vendors, its questions, its blogs. */
export function ServiceRest({ page, vendors, blogs, heading, details, children, ...words }: Props) {
  return (
    <>
      {page.vendors && (
        <VendorSection
          heading={heading ?? page.vendors.heading}
          vendors={vendors}
          sample={page.sample}
          {...words}
        />
      )}
      {details && <ServiceDetails page={page} />}
      {children}
      <ServiceFoot page={page}>
        <BlogCategoryBlock category={page.blogs} blogs={blogs} />
      </ServiceFoot>
    </>
  );
}
