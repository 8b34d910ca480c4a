import type { ComponentProps } from 'react';
import { BlogTeaser } from '#features/blog/blog-teaser.tsx';
import { Part } from '#ui/part.tsx';
import { Assurances } from '#features/home/assurances.tsx';
import { SocialBlock } from '#features/home/social-block.tsx';

/** What ends the home page: what the company stands for, its blogs, and where else it is. */
export function HomeRest({ blogs }: ComponentProps<typeof BlogTeaser>) {
  return (
    <>
      <Part of="assurances">
        <Assurances />
      </Part>
      <Part of={blogs}>
        <BlogTeaser blogs={blogs} />
      </Part>
      <Part of="social">
        <SocialBlock />
      </Part>
    </>
  );
}
