import { socialNames } from '#content/navigation.ts';
import { useSite } from '#kit/site.ts';
import { SocialLinks } from '#ui/social-links.tsx';

/** Where else to find us. */
export function SocialBlock() {
  const { company } = useSite();
  return (
    <section aria-labelledby="social" className="jaali border-t border-line bg-paper-deep py-10">
      <div className="wrap flex flex-wrap items-center justify-between gap-4">
        <h2 id="social" className="text-2xl">
          See what we are working on
        </h2>
        <SocialLinks links={company.social} names={socialNames} className="text-teal" />
      </div>
    </section>
  );
}
