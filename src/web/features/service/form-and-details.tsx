import type { ReactNode } from 'react';
import type { ServicePage } from '#content/types.ts';
import { HowItWorks } from './how-it-works.tsx';
import { WhatYouGet } from './what-you-get.tsx';

type Props = { page: ServicePage; heading: string; children: ReactNode };

/** The form in a card, beside it the benefits and the steps. On a phone the form comes first. */
export function FormAndDetails({ page, heading, children }: Props) {
  return (
    <div className="skip-offscreen wrap grid gap-4 [--guessed-height:70rem] lg:[--guessed-height:55rem] py-7 md:gap-10 md:py-12 lg:grid-cols-[1fr_1.1fr] lg:gap-14">
      <section
        id="form"
        aria-labelledby="form-heading"
        className="scroll-mt-24 self-start rounded-xl border border-line bg-paper p-4 shadow-card sm:p-8 lg:col-start-2 lg:row-start-1"
      >
        <h2 id="form-heading" className="mb-4 text-2xl">
          {heading}
        </h2>
        {children}
      </section>
      <div className="grid content-start md:gap-8 lg:col-start-1 lg:row-start-1">
        <WhatYouGet items={page.whatYouGet} />
        <HowItWorks steps={page.steps} afterYouSend={page.afterYouSend} />
      </div>
    </div>
  );
}
