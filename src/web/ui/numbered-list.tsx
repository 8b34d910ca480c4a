type Step = { title: string; sentence: string };
type Props = {
  /** Sentences, or titles with a sentence each. */
  items: readonly string[] | readonly Step[];
  /** `strong` where the list is the main content of the page. */
  tone?: 'quiet' | 'strong';
  className?: string;
  /** On a phone the titles alone. */
  brief?: boolean;
};

const tones = { quiet: 'bg-marigold-wash', strong: 'bg-marigold text-on-marigold' } as const;

/** A list whose order matters, each item with its number in a circle. */
export function NumberedList({ items, tone = 'quiet', className = 'gap-3', brief = false }: Props) {
  return (
    <ol className={`grid wrap-anywhere ${className}`}>
      {items.map((item, index) => {
        const step = typeof item === 'string' ? { title: item } : item;
        const size = 'sentence' in step ? 'size-8 sm:size-10 sm:text-lg' : 'size-8';
        return (
          <li
            key={step.title}
            className={`flex ${brief ? 'max-sm:items-center' : ''} ${'sentence' in step ? 'gap-3 sm:gap-4' : 'gap-3'}`}
          >
            <span
              aria-hidden
              className={`grid shrink-0 place-items-center rounded-full font-semibold ${size} ${tones[tone]}`}
            >
              {index + 1}
            </span>
            {'sentence' in step ? (
              <div>
                <h3 className="text-base leading-snug sm:text-lg">{step.title}</h3>
                <p className={`text-sm text-ink-soft sm:text-base ${brief ? 'max-sm:hidden' : ''}`}>
                  {step.sentence}
                </p>
              </div>
            ) : (
              step.title
            )}
          </li>
        );
      })}
    </ol>
  );
}
