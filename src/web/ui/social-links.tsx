import { BrandIcon, type Brand } from './brand-icons.tsx';

type Props = {
  links: Readonly<Partial<Record<Brand, string>>>;
  names: Readonly<Record<Brand, string>>;
  className?: string;
};

/** Links to the social networks, each in a new tab. */
export function SocialLinks({ links, names, className = '' }: Props) {
  return (
    <ul className={`flex flex-wrap ${className}`}>
      {(Object.entries(links) as [Brand, string][]).map(([network, href]) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={names[network]}
            className="tap grid place-items-center rounded-md hover:text-marigold"
          >
            <BrandIcon brand={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
