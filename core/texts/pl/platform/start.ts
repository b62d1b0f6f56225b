import { plSignin } from '../account/signin.ts'
import { plSignup } from '../account/signup.ts'
import { plFictional } from '../discovery/fictional.ts'
import { plFrame } from './frame.ts'
import { plRefusals } from './refusals.ts'
import { plStates } from './states.ts'

/** The Polish texts of signing up and logging in and of the frame around every page. */
export const plStart = {
  ...plSignin,
  ...plSignup,
  ...plFictional,
  ...plFrame,
  ...plRefusals,
  ...plStates,
}
