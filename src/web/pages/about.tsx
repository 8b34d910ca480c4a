import { Phone } from 'lucide-react';
import { paths } from '#facts/paths.ts';
import { telHref } from '#domain/formats/phone.ts';
import { about } from '#content/company/about.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { useSite } from '#kit/page/site.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { AboutVideo } from '#features/company/about-video.tsx';
import { TextSections } from '#features/company/text-sections.tsx';
import type { Route } from './+types/about';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: about.title, description: about.metaDescription, path: paths.about });

const [mission, ...others] = about.sections;

export default function About() {
  const { company } = useSite();
  return (
    <div className="wrap py-10 md:py-14">
      <PageHeading lead={about.intro}>{about.title}</PageHeading>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-2 lg:gap-16">
        <div className="grid gap-8">
          <TextSections sections={[mission]} />
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={about.contactLink.href}>{about.contactLink.label}</ButtonLink>
            <ButtonAnchor href={telHref(company.phone)} look="secondary">
              <Phone aria-hidden size={18} /> {about.callLabel}
            </ButtonAnchor>
          </div>
        </div>
        <AboutVideo />
      </div>
      <div className="mt-14 border-t border-line pt-12">
        <TextSections sections={others} className="lg:grid-cols-2 lg:gap-x-16" />
      </div>
    </div>
  );
}
