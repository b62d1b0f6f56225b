import type { Request, Response } from 'express'
import type { Sessions } from '#server/http/sessions.ts'
import { broughtBy } from '#server/http/visitor.ts'
import { isClosedTo } from '#server/routes/discovery.ts'

/** Who opens a picture: a member of this site by id, or null for a visitor who may look around. */
export type Viewer = { id: string | null }

/** Who asks for a picture of a member; null where the site shows its members to nobody like that. */
export const viewerOf = async (
  sessions: Pick<Sessions, 'of'>,
  req: Request,
  { locals: { site } }: Response,
): Promise<Viewer | null> => {
  const session = await sessions.of(req)
  const member = session && session.member.site === site.id ? session.member : null
  return isClosedTo(member, site, () => broughtBy(req)) ? null : { id: member?.id ?? null }
}
