import { useState } from 'react';
import { socialNames } from '#content/footer.ts';
import { useSite } from '#kit/page/site.ts';
import { BrandIcon } from '#ui/brand-icons.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { ShareLinks } from '#ui/share-links.tsx';
import { SocialLinks } from '#ui/social-links.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { State } from './state.tsx';

const brands = Object.keys(socialNames) as (keyof typeof socialNames)[];

/** A button that asks for confirmation. */
export function ConfirmSpecimen() {
  const [removed, setRemoved] = useState(false);
  return (
    <State name="rest; press it once for the question; disabled">
      <ConfirmButton what="the first picture" onConfirm={() => setRemoved(true)}>
        Remove
      </ConfirmButton>
      <ConfirmButton what="the second picture" disabled onConfirm={() => {}}>
        Remove
      </ConfirmButton>
      <span role="status">{removed && 'Removed'}</span>
    </State>
  );
}

/** Text links. */
export const TextLinkSpecimen = () => (
  <State name="inline, standing, strong" className="grid gap-2">
    <p>
      Read about <TextLink to="/about">the people behind it</TextLink> first.
    </p>
    <TextLink to="/vendors" look="standing">
      One of several
    </TextLink>
    <TextLink to="/contact" look="strong">
      The way on
    </TextLink>
  </State>
);

/** The logos of the social networks. */
export const BrandIconSpecimen = () => (
  <State name="all marks" className="flex flex-wrap gap-4">
    {brands.map((brand) => (
      <BrandIcon key={brand} brand={brand} />
    ))}
  </State>
);

/** The share button. */
export const ShareSpecimen = () => (
  <State name="rest; press the second to see it done">
    <ShareLinks title="The system" url={useSite().url} />
  </State>
);

/** The company's social networks, those configured. */
export const SocialSpecimen = () => (
  <State name="those that are configured">
    <SocialLinks links={useSite().company.social} names={socialNames} />
  </State>
);
