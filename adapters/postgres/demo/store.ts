import type { DemoStore, World } from '#core/demo/ports.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import type { Database } from '../platform/database.ts'
import type { Queryable } from '../platform/statement.ts'
import { inTransaction } from '../platform/transaction.ts'
import { bundleRows } from '../site/schema.ts'
import { chronicleOf } from './chronicle.ts'
import { fillCrowd, settleTables } from './crowd.ts'
import { seedAnswers } from './finder.ts'
import {
  anySite,
  insertAccounts,
  insertBundles,
  insertConversations,
  insertEntries,
  insertFictional,
  insertLikes,
  insertMessages,
  insertMoves,
  insertPayments,
  insertPhotos,
  insertProfiles,
  insertReceipts,
  insertSite,
  insertVisits,
  lockSites,
  setLastSeen,
} from './inserts.ts'
import { findPersona } from './personas.ts'
import { photoRows, profileRow } from './profiles.ts'

const seedSite = async (on: Queryable, { site, bundles }: World) => {
  const { id, hosts, settings, company, markets, regions } = site
  await insertSite(on, {
    id,
    hosts,
    settings: JSON.stringify(settings),
    company: JSON.stringify(company),
    markets: JSON.stringify(markets),
    regions: JSON.stringify(regions),
  })
  await insertBundles(on, { site: id, rows: bundleRows(bundles) })
}

const LOOKED_MINUTES = 4

/** Who likes somebody has looked at them before; of fictional profiles nobody is told so. */
const visitsIn = ({ members, likes }: World, now: Date) => {
  const real = new Set(members.filter(({ email }) => email !== null).map(({ id }) => id))
  return likes
    .filter(({ from, to }) => real.has(from) && real.has(to))
    .map(({ from, to, minutesAgo }) => ({
      visited_id: to,
      visitor_id: from,
      at: new Date(now.getTime() - (minutesAgo + LOOKED_MINUTES) * MINUTE_MS),
    }))
}

type Chronicle = ReturnType<typeof chronicleOf>

const seedPast = async (on: Queryable, world: World, past: Chronicle, now: Date) => {
  const site = world.site.id
  const { accounts, payments, conversations, entries } = past
  await insertAccounts(on, { site, rows: JSON.stringify(accounts.map(({ row }) => row)) })
  const profiles = world.members.map((member) => profileRow(member, now))
  await insertProfiles(on, { rows: JSON.stringify(profiles) })
  await insertFictional(on, { site })
  await setLastSeen(on, { rows: JSON.stringify(profiles) })
  const photos = world.members.flatMap((member) => photoRows(member, now))
  await insertPhotos(on, { rows: JSON.stringify(photos) })
  await insertPayments(on, { site, rows: JSON.stringify(payments.map(({ row }) => row)) })
  const talks = conversations.map(({ row }) => row)
  await insertConversations(on, { rows: JSON.stringify(talks) })
  const messages = conversations.flatMap((talk) => talk.messages)
  await insertMessages(on, { rows: JSON.stringify(messages) })
  const moves = [
    ...accounts.flatMap((account) => account.moves),
    ...payments.flatMap((payment) => payment.moves),
    ...conversations.flatMap((talk) => talk.moves),
  ]
  await insertMoves(on, { rows: JSON.stringify(moves) })
  await insertEntries(on, { site, rows: JSON.stringify(entries) })
  await insertReceipts(on, { site })
}

/** The DemoStore port: a few statements for all of it, in one transaction that waits for nothing. */
export const demoStore = (db: Database): DemoStore => ({
  persona: async (site, persona) => (await findPersona[persona](db.pool, { site }))[0]?.id ?? null,
  fillCrowd: (batch) =>
    inTransaction({ pool: db.background }, (client) => fillCrowd(client, batch)),
  settleCrowd: async () => {
    await settleTables(db.background, {})
  },
  seed: async (world, now) => {
    const past = chronicleOf(world, now)
    const isSeeded = await inTransaction({ pool: db.background }, async (client) => {
      await lockSites(client, {})
      if ((await anySite(client, {})).length > 0) return false
      await seedSite(client, world)
      await seedPast(client, world, past, now)
      const likes = world.likes.map(({ from, to, minutesAgo }) => ({
        from_id: from,
        to_id: to,
        at: new Date(now.getTime() - minutesAgo * MINUTE_MS),
      }))
      await insertLikes(client, { rows: JSON.stringify(likes) })
      await seedAnswers(client, world.answers, now)
      await insertVisits(client, { rows: JSON.stringify(visitsIn(world, now)) })
      return true
    })
    // Autovacuum has not seen these rows yet; without statistics, counting a day takes a second.
    if (isSeeded) await settleTables(db.background, {})
    return isSeeded
  },
})
