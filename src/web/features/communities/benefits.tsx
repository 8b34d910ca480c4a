import { communities } from '#content/company/communities.ts';

/** The ten benefits, numbered by their places. */
export function Benefits() {
  return (
    <ol className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {communities.benefits.map(({ title, sentence }, index) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden
            className="grid size-10 shrink-0 place-items-center rounded-full bg-marigold font-bold text-on-marigold"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="mt-1 text-ink-soft">{sentence}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
