import type { AccountStore } from '#core/account/ports.ts'
import { isUnconfirmed } from '#core/account/selectors.ts'
import { Profile } from '../discovery/schema.ts'
import type { Database } from '../platform/database.ts'
import { logAct } from '../platform/desk-log.ts'
import { tablesIn } from '../platform/orm.ts'
import { saveProfile } from '../platform/save-profile.ts'
import { Move } from '../platform/schema.ts'
import { sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'
import { inTransaction } from '../platform/transaction.ts'
import { userOf } from './profile/user.ts'
import { Account } from './schema.ts'
import { markSeen } from './seen.ts'
import { signedUpWith } from './signup/signed-up-with.ts'

const credentials = statement({
  name: 'account_credentials',
  values: { site: sqlType.text(), email: sqlType.text() },
  columns: { id: sqlType.uuid(), passwordHash: sqlType.text() },
  text: `select id, password_hash as "passwordHash" from account
  where site_id = :site and email = :email and state <> '"erased"'
    and password_hash is not null`,
})

const setNotification = statement({
  name: 'account_notification',
  values: { name: sqlType.text(), on: sqlType.boolean(), account: sqlType.uuid() },
  text: `update account set notifications_disabled = array_remove(notifications_disabled, :name::text)
    || case when :on then '{}'::text[] else array[:name::text] end
  where id = :account`,
})

/** An account without any address would be taken for a fictional profile. */
const forgetAddress = statement({
  name: 'account_forget_address',
  values: { account: sqlType.uuid() },
  text: `update account set email = 'erased:' || id where id = :account and state = '"erased"'`,
})

const wrongPasswords = statement({
  name: 'account_wrong_passwords',
  values: { signIn: sqlType.text(), since: sqlType.timestamptz() },
  columns: { wrong: sqlType.integer() },
  text: `select count(*)::int as wrong from move
  where lifecycle = 'signIn' and entity_id = :signIn and event = 'wrong' and at >= :since
    and version > coalesce((
      select max(version) from move
      where lifecycle = 'signIn' and entity_id = :signIn and event = 'right'
    ), 0)`,
})

/** The AccountStore port. */
export const accountStore = (db: Database): AccountStore => ({
  credentials: async (site, email) => {
    const [found] = await credentials(db.pool, { site, email })
    return found ?? null
  },
  user: (account, now) => userOf(db.pool, account, now),
  setLanguage: async (id, language) => {
    await db.orm.em.fork().nativeUpdate(Account, { id }, { language })
  },
  setPaymentCountry: async (id, paymentCountry) => {
    await db.orm.em.fork().nativeUpdate(Account, { id }, { paymentCountry })
  },
  setStaffRole: (id, role, log) =>
    inTransaction(db, async (on) => {
      await tablesIn(on)
        .updateTable('account')
        .set({ staff_role: role })
        .where('id', '=', id)
        .execute()
      if (log) await logAct(on, log)
    }),
  setNotification: async (account, name, on) =>
    void (await setNotification(db.pool, { account, name, on })),
  passwordHash: async (id) => {
    const found = await db.orm.em.fork().findOne(Account, { id }, { disableIdentityMap: true })
    return found?.passwordHash ?? null
  },
  setPasswordHash: async (id, { verified, passwordHash }) => {
    const { em } = db.orm
    const where = { id, passwordHash: verified }
    return (await em.fork().nativeUpdate(Account, where, { passwordHash })) > 0
  },
  saveProfile: (account, change) => saveProfile(db, account, change),
  ...signedUpWith(db),
  addressee: async (account) => {
    const em = db.orm.em.fork()
    const found = await em.findOne(Account, { id: account })
    const profile = found && (await em.findOne(Profile, { accountId: account }))
    if (!found?.email?.includes('@') || !profile) return null
    return {
      email: found.email,
      confirmed: !isUnconfirmed(found),
      name: profile.name,
      language: found.language,
      site: found.site,
      disabled: found.notificationsDisabled,
    }
  },
  forgetAddress: async (account) => void (await forgetAddress(db.pool, { account })),
  activationMailsSince: (account, since) =>
    db.orm.em.fork().count(Move, {
      lifecycle: 'account',
      entityId: account,
      event: 'askMail',
      at: { $gte: since },
    }),
  wrongPasswordsSince: async (signIn, since) => {
    const [row] = await wrongPasswords(db.pool, { signIn, since })
    return row?.wrong ?? 0
  },
  seen: (account, now) => markSeen(db.pool, account, now),
})
