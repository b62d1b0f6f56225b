import { isSuspended } from '#core/account/selectors.ts'
import type { ProfileChange } from '#core/account/views.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Clock, Ids, LifecycleStore } from '#core/kernel/ports.ts'
import type { ModerationStore } from '#core/moderation/ports.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'

/** Who is suspended by nothing any more may log in again. Safe to do twice. */
export type AlignRestrictions = (account: string) => Promise<void>

export const createAlignRestrictions =
  ({
    dispatch,
    store,
    moderation,
    ids,
    clock,
  }: {
    dispatch: Dispatch
    store: LifecycleStore
    moderation: ModerationStore
    ids: Ids
    clock: Clock
  }): AlignRestrictions =>
  async (account) => {
    const mail = ids.next()
    const first: FirstEvent[] = [
      { to: 'account', id: account, event: { type: 'restore', mail }, must: false },
    ]
    await dispatch({
      attempt: async () => {
        const found = await store.load('account', account, clock.now())
        if (!found || !isSuspended(found.stored)) return { answered: null }
        const held = await moderation.inForce(account)
        if (held.some(({ kind }) => kind === 'suspended')) return { answered: null }
        return { first, answer: () => null }
      },
    })
  }

/**
 * What ends that a profile is hidden until its member changes it, for the write of that change.
 * `profile`: what they say from now on, where it is not a photo.
 */
export type EndHiding = (account: string, profile?: ProfileChange) => Promise<FirstEvent[]>

export const createEndHiding =
  ({ moderation }: { moderation: ModerationStore }): EndHiding =>
  async (account, profile) =>
    (await moderation.inForce(account))
      .filter(({ kind }) => kind === 'profile_hidden')
      .map(({ id }): FirstEvent => {
        const event = { type: 'changed', ...(profile && { profile }) } as const
        return { to: 'restriction', id, event, must: false }
      })
