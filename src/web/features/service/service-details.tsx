import type { ServicePage } from '#content/types.ts';
import { HowItWorks } from './how-it-works.tsx';
import { WhatYouGet } from './what-you-get.tsx';

/** The benefits beside the steps, for a page whose form opens over it. */
export function ServiceDetails({ page }: { page: ServicePage }) {
  return (
    <section className="border-t border-line bg-paper py-4 md:py-14">
      <div className="wrap grid md:gap-10 lg:grid-cols-2 lg:gap-16">
        <WhatYouGet items={page.whatYouGet} />
        <HowItWorks steps={page.steps} afterYouSend={page.afterYouSend} />
      </div>
    </section>
  );
}
