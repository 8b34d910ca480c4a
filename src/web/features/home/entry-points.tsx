import { homeEntryPoints } from '#content/company/home-entry-points.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Events, construction, business: starting points for a first-time visitor. */
export function EntryPoints() {
  return (
    <Section id="what-we-help-with" heading={homeEntryPoints.heading}>
      <ul className="grid gap-6 md:grid-cols-3">
        {homeEntryPoints.list.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-col overflow-hidden rounded-xl border border-line bg-paper shadow-card"
          >
            <Picture
              name={entry.picture}
              alt={entry.pictureAlt}
              sizes="(min-width: 76rem) 23rem, (min-width: 48rem) 29vw, 92vw"
              className="aspect-3/2"
            />
            <div className="flex grow flex-col p-5 lg:p-6">
              <h3 className="text-2xl md:max-lg:text-xl">{entry.heading}</h3>
              <p className="mt-2 text-ink-soft">{entry.sentence}</p>
              <ul className="mb-5 mt-4 flex flex-wrap gap-x-4">
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
