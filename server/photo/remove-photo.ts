import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { PhotoStore } from '#core/photo/ports.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'

export type RemovePhoto = (account: string, id: string) => Promise<void>

/** Its member takes a photo away, once however often; what is locked stays for the procedure. */
export const createRemovePhoto =
  ({ dispatch, photos }: { dispatch: Dispatch; photos: PhotoStore }): RemovePhoto =>
  async (account, id) => {
    const event = { type: 'remove', by: account } as const
    const first: FirstEvent[] = [{ to: 'photo', id, event, must: false }]
    await dispatch({ attempt: async () => ({ first, answer: () => null }) })
    await photos.remove(account, id)
  }
