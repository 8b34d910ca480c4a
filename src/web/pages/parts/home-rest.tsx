import type { ComponentProps } from 'react';
import { BlogTeaser } from '#features/blog/blog-teaser.tsx';
import { Part } from '#ui/part.tsx';
import { Assurances } from '#features/home/assurances.tsx';
import { SocialBlock } from '#features/home/social-block.tsx';

/** The end of the home page: the company's promises, its blogs, and its social networks. */
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
