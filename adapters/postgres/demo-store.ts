import type { DemoStore, World } from '#core/site/demo.ts'
import type { Database } from './database.ts'
import {
  insertAccounts,
  insertBundles,
  insertEntries,
  insertLikes,
  insertMoves,
  insertProfiles,
  insertSite,
} from './demo/inserts.ts'
import { entriesFor, historyOf, lifeOf } from './demo/lives.ts'
import { profileRow } from './demo/profiles.ts'
import type { Queryable } from './statement.ts'
import { inTransaction } from './transaction.ts'

const MINUTE_MS = 60_000

const seedMembers = async (on: Queryable, world: World, now: Date) => {
  const site = world.site.id
  const lives = world.members.map((member) => ({ member, steps: lifeOf(member) }))
  const accounts = lives.map(({ member, steps }) => {
    const last = steps.at(-1)
    return {
      id: member.id,
      email: member.email,
      password_hash: member.email === null ? null : world.passwordHash,
      language: member.language,
      state: last?.next.state,
      context: last?.next.context,
      version: steps.length,
    }
  })
  await insertAccounts(on, { site, rows: JSON.stringify(accounts), now })
  const profiles = world.members.map((member) => profileRow(member, now))
  await insertProfiles(on, { rows: JSON.stringify(profiles) })
  const moves = lives.flatMap(({ member, steps }) => historyOf(member.id, steps))
  await insertMoves(on, { rows: JSON.stringify(moves), now })
  const entries = world.members.flatMap(entriesFor)
  await insertEntries(on, { site, rows: JSON.stringify(entries), now })
}

/** The DemoStore port: a few statements for all of it, in one transaction. */
export const demoStore = (db: Database): DemoStore => ({
  seed: (world, now) =>
    inTransaction(db, async (client) => {
      await client.query('lock table site in share row exclusive mode')
      const { rowCount } = await client.query('select from site limit 1')
      if (rowCount) return false
      const { id, hosts, settings, company, vatBasisPoints, regions } = world.site
      await insertSite(client, {
        id,
        hosts,
        settings: JSON.stringify(settings),
        company: JSON.stringify(company),
        vatBasisPoints,
        regions: JSON.stringify(regions),
      })
      const bundles = world.bundles.map(({ price, ...bundle }) => ({ ...bundle, ...price }))
      await insertBundles(client, { site: id, rows: JSON.stringify(bundles) })
      await seedMembers(client, world, now)
      const likes = world.likes.map(({ from, to, minutesAgo }) => ({
        from_id: from,
        to_id: to,
        at: new Date(now.getTime() - minutesAgo * MINUTE_MS),
      }))
      await insertLikes(client, { rows: JSON.stringify(likes) })
      return true
    }),
})
