import { deviceStorage, SIGNUP_KEY } from '#client/platform/storage.ts'

/** Asked without loading the chart: the first page of a visitor stays small. */
export const isSignupKept = () => deviceStorage.getItem(SIGNUP_KEY) !== null

/** The form has been sent; from here on the chart says what comes. */
export const beginSignup = async (email: string, profile: string | null) => {
  const { signupActor } = await import('./signup-actor.ts')
  signupActor(profile).send({ type: 'sent', email })
}

/** Sign-up closes; what was typed into the form stays, should the visitor come back to it. */
export const leaveSignup = async (how: 'login' | 'close') => {
  const { signupActor } = await import('./signup-actor.ts')
  signupActor().send({ type: how })
}
