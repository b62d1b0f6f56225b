import { nlSignin } from '../account/signin.ts'
import { nlSignup } from '../account/signup.ts'
import { nlFictional } from '../discovery/fictional.ts'
import { nlFrame } from './frame.ts'
import { nlRefusals } from './refusals.ts'
import { nlStates } from './states.ts'

/** The Dutch texts of signing up and logging in and of the frame around every page. */
export const nlStart = {
  ...nlSignin,
  ...nlSignup,
  ...nlFictional,
  ...nlFrame,
  ...nlRefusals,
  ...nlStates,
} as const
