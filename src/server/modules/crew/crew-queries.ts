import { asc, eq } from '#platform/db/drizzle.ts';
import { validate as isUuid } from 'uuid';
import type { Database } from '#platform/db/handle.ts';
import { spoken } from '#platform/content/published-sides.ts';
import type { ShownPicture } from '#platform/library-pictures.ts';
import { crewMembers } from '#platform/db/tables.ts';

/** The limit of a list without paging: far above any crew. */
const maxMembers = 500;

/** The address of the smallest file: faces are shown in thumbnail size. */
const smallest = ({ detail }: ShownPicture) => detail.sources.at(-1)?.srcset.split(' ')[0] ?? detail.src;

/** Returns null for a deleted picture of the library, which is no address of a file. */
const ofNoLibrary = (picture: string | null) => (picture?.startsWith('/picture/') ? null : picture);

/** Returns the whole crew in its order. */
export async function listCrew(
  db: Database,
  picturesOf: (sources: readonly string[]) => Promise<ReadonlyMap<string, ShownPicture>>,
) {
  const rows = await db
    .select()
    .from(crewMembers)
    .orderBy(asc(crewMembers.position), asc(crewMembers.id))
    .limit(maxMembers);
  const pictures = await picturesOf(rows.flatMap(({ picture }) => picture ?? []));
  const said = await spoken(db, 'crew', rows, ({ id }) => id);
  return {
    data: said.map(({ id, picture, ...member }) => {
      const shown = pictures.get(picture ?? '');
      return {
        _id: id,
        ...member,
        picture: shown ? smallest(shown) : ofNoLibrary(picture),
        ...(shown && { focusX: shown.focus.x, focusY: shown.focus.y }),
      };
    }),
  };
}

/** Returns the full name of a crew member, or null for an unknown id. */
export async function crewMemberName(db: Database, memberId: string): Promise<string | null> {
  if (!isUuid(memberId)) return null;
  const [member] = await db
    .select({ fullName: crewMembers.fullName })
    .from(crewMembers)
    .where(eq(crewMembers.id, memberId));
  return member?.fullName ?? null;
}
