/** @file What the changelog says of a version. */

/** Returns the section of the changelog below `## TITLE`, without its heading; undefined when there is none. */
export function sectionOf(changelog: string, title: string): string | undefined {
  const section = changelog.split(/^## /m).find((part) => part.split('\n', 1)[0]?.split(' ', 1)[0] === title);
  return section?.slice(section.indexOf('\n')).trim();
}
