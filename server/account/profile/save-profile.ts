import type { AccountStore } from '#core/account/ports.ts'
import type { ProfileChange } from '#core/account/views.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Geocoder } from '#core/kernel/ports.ts'
import { cityNamed } from '#server/platform/city-named.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'

export type SaveProfile = (account: string, change: ProfileChange) => Promise<void>

/** What is hidden until it is changed is found again by the very write of the change. */
export const createSaveProfile =
  ({
    accounts,
    dispatch,
    endHiding,
    geocoder,
  }: {
    accounts: Pick<AccountStore, 'saveProfile'>
    dispatch: Dispatch
    endHiding: (account: string, profile: ProfileChange) => Promise<FirstEvent[]>
    geocoder: Pick<Geocoder, 'townNamed'>
  }): SaveProfile =>
  async (account, typed) => {
    const { country, region, city } = typed
    const isPlaced = region !== undefined && city !== undefined
    const change = isPlaced
      ? { ...typed, city: cityNamed(geocoder, { country, region, city }) }
      : typed
    for (;;) {
      if ((await accounts.saveProfile(account, change)) === 'saved') return
      const attempt = async () => ({
        first: await endHiding(account, change),
        answer: (_: unknown, wrote: unknown) => wrote !== null,
      })
      const done = await dispatch({ attempt })
      if (done.done && done.answer) return
    }
  }
