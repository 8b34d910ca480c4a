import { homeRest } from '#content/company/home-rest.ts';
import { socialNames } from '#content/footer.ts';
import { useSite } from '#kit/page/site.ts';
import { SocialLinks } from '#ui/social-links.tsx';

/** Links to our social media. */
export function SocialBlock() {
  const { company } = useSite();
  return (
    <section aria-labelledby="social" className="jaali border-t border-line bg-paper-deep py-5 md:py-10">
      <div className="wrap flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id="social" className="text-xl md:text-2xl">
            {homeRest.socialHeading}
          </h2>
          <p className="mt-1 text-ink-soft">{homeRest.socialSentence}</p>
        </div>
        <SocialLinks links={company.social} names={socialNames} className="text-teal" />
      </div>
    </section>
  );
}
