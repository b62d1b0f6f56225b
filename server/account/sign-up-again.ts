import type { NewAccount } from '#core/account/account.ts'
import { isPremium } from '#core/account/standing.ts'
import type { AccountStore } from '#core/account/store.ts'
import type { Clock, Ids, LifecycleStore, Work } from '#core/ports.ts'
import { dayOf, startOfDay } from '#server/day.ts'
import type { Dispatch, Once } from '#server/dispatch.ts'

/** With an address that has an account already. */
export type SignUpAgain = (form: NewAccount, once: Once | null) => Promise<void>

/**
 * While nobody has confirmed the address, what was typed last counts, and its own mail: else who
 * types somebody's address first would know the password of the account that its owner confirms.
 * Afterwards the owner is told, and nothing changes.
 */
export const signingUpAgain = ({
  dispatch,
  store,
  accounts,
  work,
  ids,
  clock,
}: {
  dispatch: Dispatch
  store: LifecycleStore
  accounts: AccountStore
  work: Work
  ids: Ids
  clock: Clock
}): SignUpAgain => {
  /** Once a day at most, however often somebody types this address. */
  const tellOwner = async (account: string) => {
    const key = `alreadyMember:${account}:${dayOf(clock.now())}`
    await work.put({ name: 'mail', key, template: 'alreadyMember', account })
  }

  return async (form, once) => {
    const owner = await accounts.credentials(form.site, form.email)
    if (!owner) return
    const { id } = owner
    const mail = ids.next()
    const signedUp = await dispatch({
      once,
      attempt: async (now) => {
        const mailsToday = await accounts.activationMailsSince(id, startOfDay(now))
        const known = await store.load('account', id, now)
        const paid = known !== null && isPremium(known.stored)
        const event = { type: 'signUpAgain', form, paid, mail, mailsToday } as const
        return { first: [{ to: 'account', id, event, must: true }], answer: () => ({}) }
      },
    })
    if (!signedUp.done && signedUp.why === 'not_now') await tellOwner(id)
  }
}
