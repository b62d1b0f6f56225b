import { isCapable } from '#client/parts/push/push-capable.ts'
import type { SignupStep } from '#core/account/signup/rules.ts'
import { stepFields, stepsThereAre } from '#core/account/signup/steps.ts'
import type { Profile, User } from '#core/contract/shapes.ts'
import type { Settings } from '#core/site/views.ts'

type Facts = Pick<Settings, 'push_public_key' | 'visible_profile_fields'>
type IsAsked = (user: User, facts: Facts) => boolean
type Field = (typeof stepFields)[keyof typeof stepFields][number]

const isUnsaid = (value: Profile[Field]) =>
  value === null || (typeof value !== 'boolean' && value.length === 0)

/** Something is left to say in a field that the site shows; of the others nothing is asked. */
const leaves =
  (fields: readonly Field[]): IsAsked =>
  ({ profile }, { visible_profile_fields: shown }) =>
    fields.some((field) => shown.includes(field) && isUnsaid(profile[field]))

/** Whether a step has something left to ask of this member. */
const asks: Record<SignupStep, IsAsked> = {
  photo: ({ profile }) => profile.main_image === null,
  place: ({ city, region }) => city === '' || region === '',
  personal: leaves(stepFields.personal),
  about: leaves(stepFields.about),
  push: ({ push_subscription }) => push_subscription === null,
}

/** The steps of this site on this device; none asks for what the browser has been told to refuse. */
export const stepsHere = ({ push_public_key: key, visible_profile_fields: shown }: Facts) =>
  stepsThereAre({ shown, canPush: isCapable(key) && Notification.permission !== 'denied' })

/** The steps that are left open, in their order (product spec, section 2). */
export const openStepsOf = (user: User, facts: Facts): SignupStep[] =>
  stepsHere(facts).filter((step) => asks[step](user, facts))
