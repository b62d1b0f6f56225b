import { isCapable } from '#client/parts/push/push-capable.ts'
import type { SignupStep } from '#core/account/signup/rules.ts'
import type { Profile, User } from '#core/contract/shapes.ts'
import type { ProfileField } from '#core/discovery/showing.ts'
import type { Settings } from '#core/site/views.ts'

type Facts = Pick<Settings, 'push_public_key' | 'visible_profile_fields'>
type IsAsked = (user: User, facts: Facts) => boolean
type Field = ProfileField & keyof Profile

const looks: Field[] = [
  ...(['hair_color', 'eye_color', 'body_type', 'relationship_status', 'tattoos'] as const),
]
const story: Field[] = ['about_me', 'interests']

const isUnsaid = (value: Profile[Field]) =>
  value === null || (typeof value !== 'boolean' && value.length === 0)

/** Something is left to say in a field that the site shows; of the others nothing is asked. */
const leaves =
  (fields: Field[]): IsAsked =>
  ({ profile }, { visible_profile_fields: shown }) =>
    fields.some((field) => shown.includes(field) && isUnsaid(profile[field]))

/** Whether a step has something left to ask of this member, on this device. */
const asks: Record<SignupStep, IsAsked> = {
  photo: ({ profile }) => profile.main_image === null,
  place: ({ city, region }) => city === '' || region === '',
  personal: leaves(looks),
  about: leaves(story),
  push: ({ push_subscription }, { push_public_key: key }) =>
    push_subscription === null && isCapable(key) && Notification.permission !== 'denied',
}

/** The steps that are left open, in their order (product spec, section 2). */
export const openStepsOf = (user: User, facts: Facts): SignupStep[] =>
  (Object.keys(asks) as SignupStep[]).filter((step) => asks[step](user, facts))
