import { isOwnPath } from '#facts/own-path.ts';
import type { ContentLink, ContentSection } from '#content/types.ts';
import { useCompanyText } from '#kit/page/company-text.ts';
import { TextAnchor, TextLink } from '#ui/text-link.tsx';

const look = { look: 'strong', className: 'decoration-line-strong hover:decoration-teal' } as const;

/** A link in the content: to a page of this site, or a mail. */
const SectionLink = ({ label, href }: ContentLink) =>
  isOwnPath(href) ? (
    <TextLink to={href} {...look}>
      {label}
    </TextLink>
  ) : (
    <TextAnchor href={href} {...look}>
      {label}
    </TextAnchor>
  );

type Props = { sections: readonly ContentSection[]; className?: string };

/** The headed parts of a text page, each with an anchor. */
export function TextSections({ sections, className = '' }: Props) {
  const fill = useCompanyText();
  return (
    <div className={`grid gap-10 ${className}`}>
      {sections.map(({ id, heading, paragraphs, points, links }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-24">
          <h2 id={`${id}-heading`} className="text-2xl">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 max-w-prose">
              {fill(paragraph)}
            </p>
          ))}
          {points && (
            <ul className="mt-4 grid max-w-prose list-disc gap-2 pl-5 marker:text-marigold-deep">
              {points.map((point) => (
                <li key={point}>{fill(point)}</li>
              ))}
            </ul>
          )}
          {links && (
            <ul className="mt-3 flex flex-wrap gap-x-6">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <SectionLink label={fill(label)} href={fill(href)} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
