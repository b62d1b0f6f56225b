import * as z from 'zod/mini'
import { leavingReasons } from '#core/account/leaving/rules.ts'
import { hasNameLength } from '#core/account/name-length.ts'
import { CONSENT_VERSION } from '#core/account/profile/values.ts'
import { ABOUT_LENGTH_MAX, calendarDay, REASON_LENGTH_MAX } from '#core/account/rules.ts'
import { notificationSwitches } from '#core/account/settings/notifications.ts'
import { MESSAGE_LENGTH_MAX } from '#core/chat/values.ts'
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  interests,
  relationshipStatuses,
  sexualities,
} from '#core/discovery/values.ts'
import { normalizeLine } from '#core/normalisation/text.ts'
import { landerNames, SLUG } from '#core/site/landers/values.ts'
import { TRAFFIC_VALUE_MAX } from '#core/site/values.ts'
import type { Calls } from '../contract/call.ts'
import { email, enteredPassword, newPassword, token } from '../contract/fields.ts'
import { empty, id, instant, optionalText, user } from '../contract/shapes.ts'

/** UTF-16 units: a grapheme cluster may be many of them; how many clusters is the site's to say. */
const MESSAGE_UNITS_MAX = MESSAGE_LENGTH_MAX * 8
const place = optionalText(60)

const sourceValue = z.optional(z.string().check(z.maxLength(TRAFFIC_VALUE_MAX, 'text_too_long')))

export const signupForm = z.object({
  email,
  password: newPassword,
  name: z
    .string('required')
    .check(z.overwrite(normalizeLine), z.refine(hasNameLength, 'name_length')),
  date_of_birth: z
    .string('required')
    .check(z.refine((day: string) => calendarDay(day) !== undefined, 'date_invalid')),
  gender: z.enum(genders, 'required'),
  /** Who one looks for. */
  seeks: z.enum(genders, 'required'),
  /** The version of the text on special data that was agreed to. */
  consent: z.literal(CONSENT_VERSION, 'consent_needed'),
  /** With `profile` the first message to that member, else the reason for signing up. */
  signup_message: z.optional(optionalText(MESSAGE_UNITS_MAX)),
  /** The member that the visitor came for. */
  profile: z.optional(id),
  region: z.optional(place),
  city: z.optional(place),
  traffic_source: z.optional(
    z.object({
      network: sourceValue,
      ref: sourceValue,
      sub1: sourceValue,
      sub2: sourceValue,
      sub3: sourceValue,
      lander: z.optional(z.enum(landerNames, 'field_invalid')),
      slug: z.optional(z.string().check(z.regex(SLUG, 'field_invalid'))),
    }),
  ),
})
export type SignupForm = z.output<typeof signupForm>

export const loginForm = z.object({
  email,
  password: enteredPassword,
})

/** `password`: that of the sign-up, where the link is opened on another device. */
export const activationForm = z.object({ token, password: z.optional(enteredPassword) })

export const leavingForm = z.object({
  reason: z.enum(leavingReasons, 'required'),
  password: enteredPassword,
})
export type LeavingForm = z.output<typeof leavingForm>

/** Leaving by the mailed link to a decision, for members who cannot log in. */
export const leavingByLinkForm = z.object({ token, password: enteredPassword })

export const profileForm = z.object({
  about_me: optionalText(ABOUT_LENGTH_MAX),
  reason: optionalText(REASON_LENGTH_MAX),
  /** Empty where nobody has said it. */
  city: place,
  region: place,
  /** That of the region, where the site has more than one. */
  country: z.optional(z.string().check(z.length(2, 'field_invalid'))),
  tattoos: z.nullable(z.boolean()),
  hair_color: z.nullable(z.enum(hairColors)),
  eye_color: z.nullable(z.enum(eyeColors)),
  body_type: z.nullable(z.enum(bodyTypes)),
  relationship_status: z.nullable(z.enum(relationshipStatuses)),
  /** Kept with consent alone; left out, what is kept stays. */
  sexuality: z.optional(z.nullable(z.enum(sexualities))),
  interests: z.array(z.enum(interests)).check(z.maxLength(50)),
})
export type ProfileForm = z.output<typeof profileForm>

/** The changed fields of a profile. A town is sent with its region, and a country with both. */
export const profileChange = z.partial(profileForm).check(
  z.refine(
    ({ city, region, country }) => {
      const isWhole = (city === undefined) === (region === undefined)
      return isWhole && (country === undefined || region !== undefined)
    },
    { error: 'field_invalid', path: ['region'] },
  ),
)
export type WireProfileChange = z.output<typeof profileChange>

export const accountCalls = {
  'GET /api/user.php': {
    summary: 'Who is logged in; null for a visitor.',
    audience: 'anyone',
    answer: z.object({ user: z.nullable(user) }),
    refusals: [],
  },
  'POST /api/user.php': {
    counts: true,
    summary: 'Log in. Known and unknown addresses answer alike.',
    audience: 'anyone',
    body: loginForm,
    answer: z.object({ user }),
    refusals: [
      'invalid',
      'login_failed',
      'account_leaving',
      'account_suspended',
      'too_many_attempts',
      'too_many_requests',
      'too_many_guesses',
    ],
  },
  'POST /api/user.php?return=1': {
    counts: true,
    summary: 'Log in and come back, for who has left and whose days are not over.',
    audience: 'anyone',
    body: loginForm,
    answer: z.object({ user }),
    refusals: [
      'invalid',
      'login_failed',
      'account_suspended',
      'too_many_attempts',
      'too_many_requests',
      'too_many_guesses',
    ],
  },
  'PUT /api/user.php': {
    summary: 'Choose the language.',
    audience: 'member',
    body: z.object({ language: z.string().check(z.maxLength(5, 'field_invalid')) }),
    answer: z.object({ user }),
    refusals: ['invalid'],
  },
  'PUT /api/user.php?market=1': {
    summary: 'Choose the country to buy in, of those of the site; orders that were made stay.',
    audience: 'member',
    body: z.object({ payment_country: z.string('required').check(z.length(2, 'field_invalid')) }),
    answer: z.object({ user }),
    refusals: ['invalid'],
  },
  'PUT /api/user.php?visibility=1': {
    summary: 'Be visible to others, or invisible.',
    audience: 'member',
    body: z.object({ visible: z.boolean() }),
    answer: z.object({ user }),
    refusals: ['invalid'],
  },
  'PUT /api/user.php?notifications=1': {
    summary: 'Switch one kind of notification on or off on one channel.',
    audience: 'member',
    body: z.object({ name: z.enum(notificationSwitches, 'field_invalid'), on: z.boolean() }),
    answer: z.object({ user }),
    refusals: ['invalid'],
  },
  'DELETE /api/user.php': {
    summary: 'Leave. Until `until` the mailed link undoes it; null: erased at once.',
    audience: 'member',
    body: leavingForm,
    answer: z.object({ until: z.nullable(instant) }),
    refusals: ['invalid', 'not_now', 'too_many_requests', 'key_reused', 'too_many_guesses'],
  },
  'DELETE /api/user.php?link=1': {
    summary: 'Leave by the mailed link to a decision, for who is suspended and cannot log in.',
    audience: 'anyone',
    body: leavingByLinkForm,
    answer: z.object({ until: z.nullable(instant) }),
    refusals: [
      'invalid',
      'link_invalid',
      'email_not_found',
      'not_now',
      'too_many_requests',
      'key_reused',
      'too_many_guesses',
    ],
  },
  'GET /api/logout.php': {
    gives: true,
    summary: 'Log out: the session ends on the server too.',
    audience: 'anyone',
    answer: empty,
    refusals: [],
  },
  'POST /api/signup.php': {
    summary: 'Sign up. Known and unknown addresses answer alike; the mail tells.',
    audience: 'anyone',
    body: signupForm,
    answer: empty,
    refusals: ['invalid', 'signups_closed', 'mailbox_full', 'too_many_requests', 'key_reused'],
  },
  'POST /api/signup.php?resend=1': {
    summary: 'Send the mail of a sign-up again. Answers alike for any address.',
    audience: 'anyone',
    body: z.object({ email }),
    answer: empty,
    refusals: ['invalid', 'mailbox_full', 'too_many_mails', 'too_many_requests'],
  },
  'POST /api/activation.php': {
    summary:
      'Confirm the e-mail address by the token of the mailed link; logs in. Where the device is not the one that signed up, with the sign-up password.',
    audience: 'anyone',
    body: activationForm,
    answer: z.object({ user }),
    refusals: [
      'invalid',
      'link_invalid',
      'already_active',
      'email_not_found',
      'password_needed',
      'account_suspended',
      'too_many_requests',
      'too_many_guesses',
    ],
  },
  'DELETE /api/activation.php': {
    summary:
      'Start again at the address of a mailed link, without the sign-up password: whatever signed up there is closed, and the unused part of its payments goes back. Answers with the address.',
    audience: 'anyone',
    body: z.object({ token }),
    answer: z.object({ email: z.string() }),
    refusals: [
      'link_invalid',
      'already_active',
      'email_not_found',
      'too_many_requests',
      'key_reused',
    ],
  },
  'POST /api/activation.php?return=1': {
    summary: 'Come back by the token of the mailed link of who left; logs in.',
    audience: 'anyone',
    body: z.object({ token }),
    answer: z.object({ user }),
    refusals: ['link_invalid', 'email_not_found', 'account_suspended', 'too_many_requests'],
  },
  'POST /api/activation.php?look=1': {
    summary: 'Until when the mailed link brings a member back who left; changes nothing.',
    audience: 'anyone',
    body: z.object({ token }),
    /** `suspended`: the member comes back to an account that cannot log in. */
    answer: z.object({ until: instant, suspended: z.boolean() }),
    refusals: ['invalid', 'link_invalid', 'email_not_found', 'too_many_requests'],
    reads: true,
  },
  'POST /api/activation.php?resend=1': {
    summary: 'Send the activation mail again.',
    audience: 'member',
    answer: empty,
    refusals: ['mailbox_full', 'too_many_mails', 'not_now'],
  },
  'PUT /api/consent.php': {
    summary: 'Agree that the site keeps who one looks for, and say who that is.',
    audience: 'member',
    body: z.object({
      consent: z.literal(CONSENT_VERSION, 'consent_needed'),
      seeks: z.enum(genders, 'required'),
    }),
    answer: z.object({ user }),
    refusals: ['invalid'],
  },
  'DELETE /api/consent.php': {
    summary: 'Withdraw that: who one looks for and the orientation are erased.',
    audience: 'member',
    answer: z.object({ user }),
    refusals: [],
  },
  'PUT /api/profile.php': {
    summary: "Change one's own profile; what is left out stays.",
    audience: 'member',
    body: profileChange,
    answer: z.object({ user }),
    refusals: ['invalid'],
  },
} as const satisfies Calls
