import { fiSignin } from '../account/signin.ts'
import { fiSignup } from '../account/signup.ts'
import { fiFictional } from '../discovery/fictional.ts'
import { fiFrame } from './frame.ts'
import { fiRefusals } from './refusals.ts'
import { fiStates } from './states.ts'

/** The Finnish texts of signing up and logging in and of the frame around every page. */
export const fiStart = {
  ...fiSignin,
  ...fiSignup,
  ...fiFictional,
  ...fiFrame,
  ...fiRefusals,
  ...fiStates,
}
