import { esSignin } from '../account/signin.ts'
import { esSignup } from '../account/signup.ts'
import { esFictional } from '../discovery/fictional.ts'
import { esFrame } from './frame.ts'
import { esRefusals } from './refusals.ts'
import { esStates } from './states.ts'

/** The Spanish texts of signing up and logging in and of the frame around every page. */
export const esStart = {
  ...esSignin,
  ...esSignup,
  ...esFictional,
  ...esFrame,
  ...esRefusals,
  ...esStates,
}
