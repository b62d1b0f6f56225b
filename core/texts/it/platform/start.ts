import { itSignin } from '../account/signin.ts'
import { itSignup } from '../account/signup.ts'
import { itFictional } from '../discovery/fictional.ts'
import { itFrame } from './frame.ts'
import { itRefusals } from './refusals.ts'
import { itStates } from './states.ts'

/** The Italian texts of signing up and logging in and of the frame around every page. */
export const itStart = {
  ...itSignin,
  ...itSignup,
  ...itFictional,
  ...itFrame,
  ...itRefusals,
  ...itStates,
}
