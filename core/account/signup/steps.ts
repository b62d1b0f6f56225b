import { type SignupStep, signupSteps } from './rules.ts'

/** What a step asks of the profile; a site that shows none of it asks nothing. */
export const stepFields = {
  personal: ['hair_color', 'eye_color', 'body_type', 'relationship_status', 'tattoos'],
  about: ['about_me', 'interests'],
} as const

type Offer = {
  /** The fields that the site shows of a profile. */
  shown: readonly string[]
  /** The site sends messages, and this device takes them. */
  canPush: boolean
}

/** The steps that a site has for somebody of whom it knows nothing yet, in their order. */
export const stepsThereAre = ({ shown, canPush }: Offer): SignupStep[] =>
  signupSteps.filter((step) => {
    if (step === 'push') return canPush
    if (step === 'photo' || step === 'place') return true
    return stepFields[step].some((field) => shown.includes(field))
  })

/** The form comes first. One counts the same on every page, whatever is left out of the steps. */
export const placeOf = (step: SignupStep | 'form', steps: readonly SignupStep[]) => ({
  nth: step === 'form' ? 1 : steps.indexOf(step) + 2,
  of: steps.length + 1,
})
