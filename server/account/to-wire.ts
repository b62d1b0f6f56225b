import type { WireProfileChange } from '#core/account/contract.ts'
import type { OwnAccount, ProfileChange } from '#core/account/views.ts'
import type { User } from '#core/contract/shapes.ts'
import { ownProfileToWire } from '../discovery/to-wire.ts'

export const userToWire = (own: OwnAccount): User => ({
  id: own.id,
  email: own.email,
  ...(own.pendingEmail !== null && { email_pending: own.pendingEmail }),
  name: own.name,
  date_of_birth: own.born,
  gender: own.gender,
  sexuality: own.sexuality,
  seeks: own.seeks,
  consent: own.consent && {
    version: own.consent.version,
    given_at: own.consent.givenAt.toISOString(),
  },
  country: own.country,
  payment_country: own.paymentCountry,
  region: own.region,
  city: own.city,
  language: own.language,
  credits: own.credits,
  paid_user: own.premium,
  signup_date: own.signedUpAt.toISOString(),
  role: own.role,
  status: own.confirmed ? 'active' : 'not_confirmed',
  notifications_disabled: own.disabled,
  fictional_icon: own.fictionalIcon,
  push_subscription: own.pushSubscription,
  profile: ownProfileToWire(own.profile),
  lifecycle: own.lifecycle as User['lifecycle'],
  ...(own.ageProof && { age_proof: own.ageProof }),
  started_conversations: own.started,
  chats_paused: own.chatPaused,
  has_avoided: own.hasAvoided,
})

export const profileChangeFromWire = (form: WireProfileChange): ProfileChange => ({
  aboutMe: form.about_me,
  reason: form.reason,
  city: form.city,
  region: form.region,
  country: form.country,
  tattoos: form.tattoos,
  hairColor: form.hair_color,
  eyeColor: form.eye_color,
  bodyType: form.body_type,
  relationshipStatus: form.relationship_status,
  interests: form.interests,
})
