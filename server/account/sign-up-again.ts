import type { NewAccount } from '#core/account/account.ts'
import type { AccountStore } from '#core/account/store.ts'
import { dayOf, startOfDay } from '#core/day.ts'
import type { Clock, Ids, LifecycleStore, Work } from '#core/ports.ts'
import type { Dispatch, Once } from '#server/dispatch.ts'

/** With an address that has an account already. */
export type SignUpAgain = (form: NewAccount, once: Once | null) => Promise<void>

/** Why the address stays with who has it. */
const TAKEN = ['not_now', 'account_suspended']

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
        const known = await store.load('account', id, now)
        const mailsToday = await accounts.activationMailsSince(id, startOfDay(now))
        const event = { type: 'signUpAgain', form, mail, mailsToday } as const
        return {
          first: [{ to: 'account', id, event, must: true }],
          answer: () => ({}),
          // Loaded before the mails were counted: what is asked for meanwhile is a conflict.
          loaded: new Map([[`account:${id}` as const, known]]),
        }
      },
    })
    if (!signedUp.done && TAKEN.includes(signedUp.why)) await tellOwner(id)
  }
}
