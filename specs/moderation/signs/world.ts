import { randomUUID } from 'node:crypto'
import { SAME_OPENER_OTHERS } from '#core/moderation/signs/rules.ts'
import type { Decision } from '#core/moderation/values.ts'
import * as tokens from '#server/platform/tokens.ts'
import { reply } from '#server/push/tokens.ts'
import {
  buy,
  creditsOf,
  message,
  newMember,
  type SpecMember,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

export const SAID = 'Hoi schoonheid, heb je zin om met mij uit te gaan dit weekend?'

type Container = Parameters<
  NonNullable<NonNullable<Parameters<typeof startServer>[0]>['rebind']>
>[0]
/** Nobody of the demo answers. */
export const silent = (container: Container) =>
  container.rebind(reply).toConstantValue(async () => undefined)

export const say = async (from: SpecMember, to: string, body: string, id: string = randomUUID()) =>
  (await from.ask('POST /api/message.php', message(to, body, id))).message

/** What became of first messages to each of these, one after another. */
export const states = async (
  from: SpecMember,
  to: readonly string[],
  bodyOf: (nth: number) => string,
) => {
  const found: string[] = []
  for (const [nth, one] of to.entries()) found.push((await say(from, one, bodyOf(nth))).state)
  return found
}
export const chatOf = async (one: SpecMember, profile: string) =>
  (await one.ask('GET /api/chat.php', { query: { profile } })).conversation
export const stateTo = async (from: SpecMember, to: string) =>
  (await chatOf(from, to)).messages[0]?.state
export const backOf = async (bram: SpecMember) =>
  (await bram.ask('GET /api/transactions.php')).wallet.filter(
    ({ reason }) => reason === 'undelivered',
  ).length

/** A site with somebody at its desk, and people who write too many the same. */
export const startWorld = async () => {
  const server: SpecServer = await startServer({ rebind: silent })
  const eva = await newMember(server)
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(eva.id, 'moderator')
  const { profiles } = await eva.ask('GET /api/members.php', { query: { only: 'real' } })
  const crowd = profiles.filter(({ id }) => id !== eva.id).map(({ id }) => id)
  const woman = () => newMember(server, { gender: 'female', seeks: 'male' })
  /** A new member who may begin as many conversations as they pay for. */
  const sender = async () => {
    const bram = await newMember(server)
    await buy(bram)
    return bram
  }
  /** Bram has said the same to so many that what he says to these is held. */
  const heldFor = async (...to: string[]) => {
    const bram = await sender()
    await states(bram, crowd.slice(0, SAME_OPENER_OTHERS - 1), () => SAID)
    const held = []
    for (const one of to) held.push(await say(bram, one, SAID))
    if (held.some(({ state }) => state !== 'held')) throw new Error('It was not held')
    return { bram, held, credits: await creditsOf(bram) }
  }
  const casesOf = async ({ id }: SpecMember): Promise<string[]> =>
    (
      await server.db.query(
        `select id from moderation_case where subject = 'signs' and accused_id = $1
        order by opened_at`,
        [id],
      )
    ).rows.map((row) => row.id)
  const claimed = async (bram: SpecMember) => {
    const [id = ''] = await casesOf(bram)
    await eva.ask('POST /api/desk-claim.php', { body: { id } })
    return id
  }
  const decide = (id: string, decision: Decision) => {
    const rule = decision === 'nothing_found' ? null : ('spam' as const)
    const facts = 'Je stuurde veel leden hetzelfde bericht.'
    return eva.ask('POST /api/desk-decision.php', {
      body: { id, decision, days: null, rule, facts },
    })
  }
  return { server, eva, crowd, woman, sender, heldFor, casesOf, claimed, decide }
}
export type World = Awaited<ReturnType<typeof startWorld>>
