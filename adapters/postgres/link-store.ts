import type { LinkStore } from '#core/account/store.ts'
import type { Database } from './database.ts'
import { Account, Link } from './schema/account.ts'

/** The LinkStore port. */
export const linkStore = (db: Database): LinkStore => ({
  make: async ({ account, purpose, tokenHash, now, expires }) => {
    const link = { account, purpose, tokenHash, createdAt: now, expiresAt: expires }
    await db.orm.em.fork().upsert(Link, link, {
      onConflictFields: ['account', 'purpose'],
      onConflictMergeFields: ['tokenHash', 'createdAt', 'expiresAt'],
    })
  },
  find: async (purpose, tokenHash, now) => {
    const em = db.orm.em.fork()
    const link = await em.findOne(Link, { tokenHash, purpose })
    const owner = link && (await em.findOne(Account, { id: link.account }))
    if (!owner) return null
    const good = link.expiresAt.getTime() > now.getTime()
    return { account: owner.id, site: owner.site, link: good ? 'good' : 'expired' }
  },
})
