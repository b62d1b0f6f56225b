import { isCapable } from '#client/api/push-capable.ts'
import type { SignupStep } from '#core/account/signup/rules.ts'
import type { User } from '#core/contract/shapes.ts'

type Asks = (user: User, publicKey: string) => boolean

/** Whether a step has something left to ask of this member, on this device. */
const asks: Record<SignupStep, Asks> = {
  photo: ({ profile }) => profile.main_image === null,
  place: ({ city, region }) => city === '' || region === '',
  personal: ({ profile }) =>
    [
      ...[profile.hair_color, profile.eye_color, profile.body_type],
      ...[profile.relationship_status, profile.tattoos],
    ].includes(null),
  about: ({ profile }) => profile.about_me === '' || profile.interests.length === 0,
  push: ({ push_subscription }, publicKey) =>
    push_subscription === null && isCapable(publicKey) && Notification.permission !== 'denied',
}

/** The steps that are left open, in their order (product spec, section 2). */
export const openStepsOf = (user: User, publicKey: string): SignupStep[] =>
  (Object.keys(asks) as SignupStep[]).filter((step) => asks[step](user, publicKey))
