import { t } from '#words/t.ts';
import { handOutPath } from '#facts/paths.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { twinPath } from '#ui/twin-path.ts';

/** Handouts of a vendor: a poster with a QR code of its page, a business card, the picture of a link. */
export function HandOuts({ vendorId }: { vendorId: string }) {
  const linkTo = (file: Parameters<typeof handOutPath>[1]) => twinPath(handOutPath(vendorId, file));
  const fresh = { target: '_blank', rel: 'noopener' };
  return (
    <section aria-labelledby="hand-outs" className="rounded-xl border border-line bg-paper p-5 sm:p-6">
      <h2 id="hand-outs" className="text-xl">
        {t('To print and to send')}
      </h2>
      <p className="mt-2 text-ink-soft">
        {t(
          'A poster with a code for your counter or wall, your business card for phones, and the picture that chats show with a link to your page.',
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonAnchor look="secondary" href={linkTo('poster.png')} {...fresh}>
          {t('Poster to print')}
        </ButtonAnchor>
        <ButtonAnchor look="secondary" href={linkTo('card.vcf')}>
          {t('Business card')}
        </ButtonAnchor>
        <ButtonAnchor look="secondary" href={linkTo('share.jpg')} {...fresh}>
          {t('Picture of your link')}
        </ButtonAnchor>
      </div>
    </section>
  );
}
