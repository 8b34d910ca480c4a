import { neighboursOf } from '#content/neighbours.ts';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Related services, one tap away. */
export function Neighbours({ route }: { route: string }) {
  const { heading, links } = neighboursOf(route);
  return (
    <Section heading={heading} className="no-print">
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to} look="standing">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
