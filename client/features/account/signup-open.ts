import type { SignupStep } from '#core/account/signup/rules.ts'
import type { User } from '#core/contract/shapes.ts'

/** Whether a step has something left to ask of this member. */
const asks: Record<SignupStep, (user: User) => boolean> = {
  photo: () => false,
  place: ({ city, region }) => city === '' || region === '',
  personal: ({ profile }) =>
    [
      ...[profile.hair_color, profile.eye_color, profile.body_type],
      ...[profile.relationship_status, profile.tattoos],
    ].includes(null),
  about: ({ profile }) => profile.about_me === '' || profile.interests.length === 0,
  push: () => false,
}

/** The steps that are left open, in their order (product spec, section 2). */
export const openStepsOf = (user: User): SignupStep[] =>
  (Object.keys(asks) as SignupStep[]).filter((step) => asks[step](user))
