import type { Request, Response } from 'express'
import type { Member } from '#core/account/values.ts'
import { searchOpen } from '#core/discovery/showing.ts'
import { ok } from '#core/kernel/verdict.ts'
import type { Site } from '#core/site/ports.ts'
import type { Sessions } from '#server/platform/http/sessions.ts'
import { broughtBy, type Visitor } from '#server/platform/http/visitor.ts'

/** A site may keep its members to those who are logged in (product spec, section 6). */
export const isClosedTo = (
  member: Member | null,
  { settings }: Site,
  visitor: () => Pick<Visitor, 'trafficSource'>,
) =>
  member === null &&
  searchOpen(settings, { trafficSource: visitor().trafficSource !== null }) !== ok

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
