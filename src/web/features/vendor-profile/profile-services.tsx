import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { writtenLang } from '#ui/written-lang.ts';
import { FirstOf } from '#ui/first-of.tsx';
import { LongText } from './long-text.tsx';

/** The vendor's services, the first of a long list in sight. */
export function ProfileServices({ services }: Pick<PublicVendor, 'services'>) {
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="text-xl">
        {messages.ourServices}
      </h2>
      {services.length === 0 ? (
        <p className="mt-2 text-ink-soft">{messages.noServices}</p>
      ) : (
        <FirstOf
          items={services.map(({ _id, name, details }) => (
            <li key={_id} lang={writtenLang} className="border-t border-line py-2 wrap-anywhere">
              <h3 className="text-base">{name || messages.serviceNameMissing}</h3>
              <LongText text={details || messages.serviceDetailsMissing} className="text-sm text-ink-soft" />
            </li>
          ))}
          shown={3}
          more={(count) => t('{count} more services', { count: String(count) })}
          className="mt-2 grid gap-x-8 sm:grid-cols-2"
        />
      )}
    </section>
  );
}
