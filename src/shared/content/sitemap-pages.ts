import { paths } from '#facts/paths.ts';
import { markets } from './markets.ts';

/** Pages that exist without the database and that search engines should know, in their canonical spelling. */
export const sitemapPages: readonly string[] = [
  paths.home,
  paths.blogs,
  paths.homeBlogs,
  paths.eventBlogs,
  paths.constructionBlogs,
  paths.contact,
  paths.register,
  paths.login,
  paths.about,
  paths.careers,
  paths.privacy,
  paths.legal,
  paths.terms,
  paths.ranking,
  paths.grievance,
  paths.communities,
  paths.gallery,
  paths.markets,
  paths.marketList,
  ...markets.map(({ route }) => route),
  paths.vendors,
];
