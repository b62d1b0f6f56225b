import { type ActorRefFrom, createActor } from 'xstate'
import { deviceStorage, readKept, SIGNUP_KEY, storeJson } from '#client/platform/storage.ts'
import { signup } from '#core/account/signup/machine.ts'
import { restore, type Stored } from '#core/kernel/lifecycle.ts'

const { machine } = signup
type Machine = typeof machine
export type SignupActor = ActorRefFrom<Machine>

const isStored = (value: unknown): value is Stored<Machine> =>
  typeof value === 'object' && value !== null && 'state' in value && 'context' in value

/** What an older version kept may be no state any more: then sign-up begins anew. */
const kept = () => {
  const stored = readKept(deviceStorage, SIGNUP_KEY, isStored)
  if (!stored) return {}
  try {
    const snapshot = restore(machine, stored) as ReturnType<SignupActor['getSnapshot']>
    return snapshot.status === 'active' && stored.state !== 'closed' ? { snapshot } : {}
  } catch {
    return {}
  }
}

let actor: SignupActor | null = null

/** The sign-up of this device, as it was kept or from its beginning; one in every tab. */
export const signupActor = (profile: string | null = null): SignupActor => {
  const isKept = deviceStorage.getItem(SIGNUP_KEY) !== null
  if (isKept && actor?.getSnapshot().status === 'active') return actor
  const next = createActor(machine, { input: { profile }, ...kept() })
  next.subscribe(({ value: state, context, status }) => {
    if (status === 'active') storeJson(deviceStorage, SIGNUP_KEY, { state, context })
  })
  next.on('signupClosed', () => deviceStorage.removeItem(SIGNUP_KEY))
  next.start()
  actor = next
  return next
}
