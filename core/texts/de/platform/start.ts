import { deSignin } from '../account/signin.ts'
import { deSignup } from '../account/signup.ts'
import { deFictional } from '../discovery/fictional.ts'
import { deFrame } from './frame.ts'
import { deRefusals } from './refusals.ts'
import { deStates } from './states.ts'

/** The German texts of signing up and logging in and of the frame around every page. */
export const deStart = {
  ...deSignin,
  ...deSignup,
  ...deFictional,
  ...deFrame,
  ...deRefusals,
  ...deStates,
}
