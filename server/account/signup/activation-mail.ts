import type { AccountStore } from '#core/account/ports.ts'
import type { SignupForms } from '#core/account/signup/ports.ts'
import { startOfDay } from '#core/kernel/day.ts'
import type { Clock, Ids, JobQueue, LifecycleStore, StaffAct } from '#core/kernel/ports.ts'
import type { Site } from '#core/site/ports.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'
import { type LimitCall, mailboxKey } from '../../platform/limiting.ts'
import { beginAccount } from './sign-up.ts'

/** Asks for the mail of a sign-up again, while nobody is logged in. */
export type RequestSignupMail = (request: {
  email: string
  site: Site
  language: string
  device: string | null
  key: string | null
}) => Promise<void>

/**
 * Known and unknown addresses take the same work: a job finds nobody to write to, or writes that
 * there is an account already (promise S2). The device that sent a form gets a link for that one,
 * and the one before it dies; anybody else gets one for what was sent last, and kills none. A form
 * whose account its planter has left begins one of its own. The same key is one mail.
 * An address that a ban holds back hears why, where anybody else's hears of its form (MOD-03).
 */
export const createRequestSignupMail =
  ({
    dispatch,
    signupForms,
    jobQueue,
    ids,
    clock,
  }: {
    dispatch: Dispatch
    signupForms: SignupForms
    jobQueue: Pick<JobQueue, 'put'>
    ids: Ids
    clock: Clock
  }): RequestSignupMail =>
  async ({ email, site, language, device, key }) => {
    const one = key === null ? ids.next() : ids.hash(JSON.stringify([site.id, email, key]))
    const { account, own, newest, banned } = await signupForms.at({
      site: site.id,
      email,
      device,
      now: clock.now(),
    })
    if (account === null && banned !== null) {
      const template = 'addressBanned'
      const typed = { site: site.id, email, language }
      await jobQueue.put({
        name: 'mail',
        key: `${template}:${one}`,
        template,
        account: banned,
        typed,
      })
      return
    }
    const left =
      account === null && newest !== null ? await signupForms.typed(newest, clock.now()) : null
    if (left) {
      const record = { ...left, device: own === newest ? device : null }
      const first = beginAccount(site, ids.random(), record)
      await dispatch({ attempt: async () => ({ first, answer: () => null }) })
      return
    }
    const about = own ?? newest ?? account ?? ids.next()
    const mail = { name: 'mail', key: `activation:${one}`, template: 'activation' } as const
    await jobQueue.put({
      ...mail,
      account: account ?? about,
      about,
      ...(own === null && { earlier: 'stay' }),
    })
  }

/** Asks for the activation mail once more. */
export type RequestActivationMail = (asked: {
  account: string
  site: Site
  key: string | null
  /** Of who works here and asks for a member: logged by the same write, or not asked. */
  log?: StaffAct
}) => Promise<Record<never, never> | Refused>

export const createRequestActivationMail =
  ({
    dispatch,
    store,
    accounts,
    limit,
    ids,
  }: {
    dispatch: Dispatch
    store: LifecycleStore
    accounts: AccountStore
    limit: LimitCall
    ids: Ids
  }): RequestActivationMail =>
  async ({ account: id, site, key, log }) => {
    const mail = ids.next()
    const { email = '' } = (await accounts.addressee(id)) ?? {}
    const tooMany = await limit('signupMailsPerAddress', mailboxKey(ids, site, email))
    if (tooMany) return tooMany
    const asked = await dispatch({
      idempotency: idempotencyKeyOf(key, `askMail:${id}`, ''),
      attempt: async (now) => {
        const known = await store.load('account', id, now)
        const mailsToday = await accounts.activationMailsSince(id, startOfDay(now))
        const event = { type: 'askMail', mail, mailsToday } as const
        return {
          first: [{ to: 'account', id, event, must: true }],
          answer: () => ({}),
          ...(log && { log }),
          // Loaded before the mails were counted: what is asked for meanwhile is a conflict.
          loaded: new Map([[`account:${id}` as const, known]]),
        }
      },
    })
    return asked.done ? asked.answer : refuse(asked.why)
  }
