import type { PublicVendor } from '#contract/vendors.ts';
import { messages } from '#facts/messages.ts';
import { writtenLang } from '#ui/written-lang.ts';

/** The vendor's services. */
export function ProfileServices({ services }: { services: PublicVendor['services'] }) {
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="text-2xl">
        {messages.ourServices}
      </h2>
      {services.length === 0 ? (
        <p className="mt-3 text-ink-soft">{messages.noServices}</p>
      ) : (
        <ul className="mt-4 grid gap-3 sm:grid-cols-2">
          {services.map(({ _id, name, details }) => (
            <li key={_id} lang={writtenLang} className="rounded-lg border border-line bg-paper p-4">
              <h3 className="text-lg wrap-anywhere">{name || messages.serviceNameMissing}</h3>
              <p className="mt-1 wrap-anywhere text-ink-soft">{details || messages.serviceDetailsMissing}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
