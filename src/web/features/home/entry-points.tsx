import { homeEntryPoints } from '#content/company/home-entry-points.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Events, construction, business: starting points for a first-time visitor. */
export function EntryPoints() {
  return (
    <Section id="what-we-help-with" heading={homeEntryPoints.heading}>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {homeEntryPoints.list.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-col overflow-hidden rounded-xl border border-line bg-paper shadow-card"
          >
            <Picture
              name={entry.picture}
              alt={entry.pictureAlt}
              sizes="(min-width: 76rem) 23rem, (min-width: 48rem) 29vw, 92vw"
              className="aspect-[4/1] md:aspect-3/2"
            />
            <div className="flex grow flex-col p-4 lg:p-6">
              <h3 className="text-xl lg:text-2xl">{entry.heading}</h3>
              <p className="mt-1 text-ink-soft max-md:text-sm">{entry.sentence}</p>
              <ul className="links-row mt-1 mb-2 md:mt-4 md:mb-5">
                {entry.links.map(({ label, href }) => (
                  <li key={href}>
                    <TextLink
                      to={href}
                      look="standing"
                      className="decoration-line-strong hover:decoration-teal"
                    >
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ul>
              <ButtonLink to={entry.action.href} className="mt-auto">
                {entry.action.label}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
