import { isText } from '#domain/formats/fields.ts';
import { hasShape, isInstant, isListOf, orNull } from '#contract/shape.ts';
import type { Team } from '#contract/team.ts';

/** Guard of a team in a reply. */
export const isTeam = hasShape<Team>({
  people: isListOf(
    hasShape<Team['people'][number]>({
      id: isText,
      name: isText,
      email: isText,
      since: isInstant,
      lastSeenAt: orNull(isInstant),
    }),
  ),
  invited: isListOf(
    hasShape<Team['invited'][number]>({ id: isText, name: isText, email: isText, endsAt: isInstant }),
  ),
});
