import type { ServicePage } from '#content/types.ts';

/** Three steps, and what happens after the form is sent. */
export function HowItWorks({ steps, afterYouSend }: Pick<ServicePage, 'steps' | 'afterYouSend'>) {
  return (
    <div>
      <h2 className="text-2xl">How it works</h2>
      <ol className="mt-4 grid gap-5">
        {steps.map(({ title, sentence }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden
              className="grid size-10 shrink-0 place-items-center rounded-full bg-marigold-wash text-lg font-semibold"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-ink-soft">{sentence}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-6 rounded-lg border-l-4 border-teal bg-teal-wash p-4">
        <h3 className="text-lg">After you send</h3>
        <p className="mt-1">{afterYouSend}</p>
      </div>
    </div>
  );
}
