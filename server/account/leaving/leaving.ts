import type { LeavingForm } from '#core/account/contract.ts'
import type { AccountStore, LinkStore } from '#core/account/ports.ts'
import { isLeaving, isSuspended } from '#core/account/selectors.ts'
import type { Plan } from '#core/kernel/cascade.ts'
import type { Clock, Ids, LifecycleStore, Passwords } from '#core/kernel/ports.ts'
import type { Site } from '#core/site/ports.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse, refuseFields } from '#server/platform/http/refusals.ts'
import { findLink, markOf, refuseLink } from '#server/platform/mails/mailed-link.ts'

type DeletionTerm = { until: string | null }

/** Ends an account, at its member's own wish. */
export type ScheduleDeletion = (
  account: string,
  form: LeavingForm,
  key: string | null,
) => Promise<DeletionTerm | Refused>

/** When the grace ends; null where there is none. */
const untilOf = ({ moves }: Plan, now: Date): string | null => {
  const grace = moves.flatMap(({ due }) => due).find(({ name }) => name.includes('gracePeriod'))
  return grace ? new Date(now.getTime() + grace.afterMs).toISOString() : null
}

export const createScheduleDeletion =
  ({
    dispatch,
    accounts,
    passwords,
    ids,
  }: {
    dispatch: Dispatch
    accounts: AccountStore
    passwords: Passwords
    ids: Ids
  }): ScheduleDeletion =>
  async (id, { password, reason }, key) => {
    const verified = await accounts.passwordHash(id)
    const { right } = await passwords.verify(verified, password)
    const mail = ids.next()
    const left = await dispatch({
      idempotency: idempotencyKeyOf(key, `leave:${id}`, reason),
      attempt: async (now) => {
        const passwordRight = right && (await accounts.passwordHash(id)) === verified
        const event = { type: 'leave', passwordRight, reason, mail } as const
        return {
          first: [{ to: 'account', id, event, must: true }],
          answer: (plan) => ({ until: untilOf(plan, now) }),
        }
      },
    })
    if (left.done) return left.answer
    return left.why === 'password_wrong'
      ? refuseFields({ password: 'password_wrong' })
      : refuse(left.why)
  }

/** Whose leaving the token of a mailed link undoes. */
export type CancelDeletion = (request: {
  token: string
  site: Site
  key: string | null
}) => Promise<{ account: string } | Refused>

export const createCancelDeletion =
  ({
    dispatch,
    linkStore,
    ids,
  }: {
    dispatch: Dispatch
    linkStore: LinkStore
    ids: Ids
  }): CancelDeletion =>
  async ({ token, site, key }) => {
    const mark = markOf(ids, token)
    const returned = await dispatch({
      idempotency: idempotencyKeyOf(key, 'return', mark.tokenHash),
      attempt: async (now) => {
        const found = await linkStore.find('return', mark, now)
        if (found?.site !== site.id) return { refused: 'link_invalid' }
        if (found.link === 'orphan') return { refused: 'email_not_found' }
        const { account } = found
        const link = found.link === 'good' ? 'good' : 'unknown'
        return {
          first: [{ to: 'account', id: account, event: { type: 'return', link }, must: true }],
          answer: () => ({ account }),
        }
      },
    })
    return returned.done ? returned.answer : refuseLink(returned.why)
  }

/** Until when a mailed link brings its account back, and to what; nothing changes. */
export type LookAtReturn = (request: {
  token: string
  site: Site
}) => Promise<{ until: string; suspended: boolean } | Refused>

export const createLookAtReturn =
  ({
    store,
    linkStore,
    ids,
    clock,
  }: {
    store: LifecycleStore
    linkStore: LinkStore
    ids: Ids
    clock: Clock
  }): LookAtReturn =>
  async ({ token, site }) => {
    const now = clock.now()
    const link = await findLink(linkStore, 'return', { mark: markOf(ids, token), site, now })
    if ('refused' in link) return link
    const known = await store.load('account', link.account, now)
    const until = known?.nextDue
    if (!known || !until || !isLeaving(known.stored) || until <= now) return refuse('link_invalid')
    return { until: until.toISOString(), suspended: isSuspended(known.stored) }
  }

/**
 * For who proves by the password that the account is theirs: as good as the mailed link, for as
 * long as it is the password.
 */
export type RestoreMembership = (proved: { account: string; verified: string }) => Promise<void>

export const createRestoreMembership =
  ({ dispatch }: { dispatch: Dispatch }): RestoreMembership =>
  async ({ account: id, verified }) => {
    const event = { type: 'return', link: 'good', verified } as const
    await dispatch({
      attempt: async () => ({
        first: [{ to: 'account', id, event, must: false }],
        answer: () => null,
      }),
    })
  }

/** Shows a member to others, or to nobody; doing it twice is doing it once. */
export type SetVisible = (account: string, visible: boolean) => Promise<void>

export const createSetVisible =
  ({ dispatch }: { dispatch: Dispatch }): SetVisible =>
  async (id, visible) => {
    const event = { type: visible ? 'show' : 'hide' } as const
    await dispatch({
      attempt: async () => ({
        first: [{ to: 'account', id, event, must: false }],
        answer: () => null,
      }),
    })
  }
