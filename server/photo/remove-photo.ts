import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { StaffAct } from '#core/kernel/ports.ts'
import type { PhotoStore } from '#core/photo/ports.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'

/** `log`: where staff remove a picture of a fictional profile. */
export type RemovePhoto = (account: string, id: string, log?: StaffAct) => Promise<void>

/**
 * Its member takes a photo away, once however often; what is locked stays for the procedure. Where
 * others saw it their profile is changed by it, and no longer hidden until that.
 */
export const createRemovePhoto =
  ({
    dispatch,
    photos,
    endHiding,
  }: {
    dispatch: Dispatch
    photos: PhotoStore
    endHiding: (account: string) => Promise<FirstEvent[]>
  }): RemovePhoto =>
  async (account, id, log) => {
    const event = { type: 'remove', by: account } as const
    const removed: FirstEvent = { to: 'photo', id, event, must: false }
    await dispatch({
      attempt: async () => {
        const own = (await photos.own(account)).photos.find((one) => one.id === id)
        const ended = own?.standing === 'shown' ? await endHiding(account) : []
        return { first: [removed, ...ended], answer: () => null, ...(log && { log }) }
      },
    })
    await photos.remove(account, id)
  }
