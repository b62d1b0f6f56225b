import type { Request, Response } from 'express'
import { isClosedTo } from '#server/discovery/routes.ts'
import type { Sessions } from '#server/platform/http/sessions.ts'
import { broughtBy } from '#server/platform/http/visitor.ts'

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
