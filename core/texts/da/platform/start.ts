import { daSignin } from '../account/signin.ts'
import { daSignup } from '../account/signup.ts'
import { daFictional } from '../discovery/fictional.ts'
import { daFrame } from './frame.ts'
import { daRefusals } from './refusals.ts'
import { daStates } from './states.ts'

/** The Danish texts of signing up and logging in and of the frame around every page. */
export const daStart = {
  ...daSignin,
  ...daSignup,
  ...daFictional,
  ...daFrame,
  ...daRefusals,
  ...daStates,
}
