const tones = {
  quiet: 'bg-paper-deep text-ink-soft',
  good: 'bg-teal-wash text-teal-deep',
  due: 'bg-marigold-wash text-ink',
  bad: 'bg-sindoor-wash text-sindoor',
};

export const tagTones = Object.keys(tones) as (keyof typeof tones)[];

/** A state in one word, never by colour alone. */
export const Tag = ({ tone = 'quiet', children }: { tone?: keyof typeof tones; children: string }) => (
  <span
    className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}
  >
    {children}
  </span>
);
