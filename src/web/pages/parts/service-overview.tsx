import type { ReactNode } from 'react';
import type { BlogCard } from '#contract/blogs.ts';
import type { Async } from '#contract/settled.ts';
import type { BlogCategory, QuotePage } from '#content/quotes.ts';
import type { ProjectItem, ServicePage } from '#content/types.ts';
import { BlogCategoryBlock } from '#features/blog/category-block.tsx';
import { ProjectCarousel } from '#features/service/project-carousel.tsx';
import { ServiceCards, type CardData } from '#features/service/service-cards.tsx';
import { ServiceDetails } from '#features/service/service-details.tsx';
import { ServiceFoot } from '#features/service/service-foot.tsx';
import { ServiceHero } from '#features/service/service-hero.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Section } from '#ui/section.tsx';
import { QuoteLink } from './quote-link.tsx';
import { QuoteOverPage } from './quote-over-page.tsx';

type Card = CardData & { readonly contact: string };
type Props = {
  page: ServicePage;
  cards: readonly Card[];
  cardsHeading: string;
  quotes: QuotePage;
  projects: readonly ProjectItem[];
  blogs: Async<readonly BlogCard[]>;
  category: BlogCategory;
  shareWith?: string;
  /** Vendors and what else the page has of its own. */
  children?: ReactNode;
};

/** A page of six service cards: those with a quote open it, the others lead to their page. */
export function ServiceOverview({ page, cards, quotes, ...props }: Props) {
  const asks = (card: CardData) => quotes.subjects.some(({ id }) => id === card.id);
  const action = (card: CardData) => {
    const { id, name, contact, url } = card as Card;
    if (!asks(card))
      return (
        <ButtonLink to={url ?? page.route} look="secondary" aria-label={`${contact}: ${name}`}>
          {contact}
        </ButtonLink>
      );
    return (
      <>
        <QuoteLink id={id} name={name} label={contact} look="secondary" />
        {url && (
          <PageLink
            to={url}
            aria-label={`More about ${name}`}
            className="tap inline-flex items-center font-semibold text-teal underline underline-offset-4"
          >
            More
          </PageLink>
        )}
      </>
    );
  };
  return (
    <>
      <ServiceHero page={page} action={{ to: '#services', label: 'Choose a service' }} />
      <Section id="services" heading={props.cardsHeading}>
        <ServiceCards cards={cards} action={action} />
      </Section>
      <ServiceDetails page={page} />
      {props.children}
      <ProjectCarousel projects={props.projects} />
      <ServiceFoot page={page}>
        <BlogCategoryBlock category={props.category} blogs={props.blogs} />
      </ServiceFoot>
      <QuoteOverPage quotes={quotes} shareWith={props.shareWith} />
    </>
  );
}
