import * as z from 'zod/mini'
import { ageOutcomes } from '#core/account/age/values.ts'
import { bands } from '#core/discovery/distance.ts'
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  interests,
  relationshipStatuses,
  sexualities,
} from '#core/discovery/values.ts'
import { answerers } from '#core/fiction/values.ts'
import { currencies } from '#core/kernel/money.ts'
import { roles } from '#core/kernel/roles.ts'
import { normalizeText } from '#core/normalisation/text.ts'

/** Lower case, as the database writes it: the same id is the same text everywhere. */
export const id = z.uuid('field_invalid').check(z.toLowerCase())
export const empty = z.object({})
/** An instant, as ISO 8601 in UTC. */
export const instant = z.iso.datetime()
export const count = z.int().check(z.nonnegative())
export const money = z.object({ minor: z.int(), currency: z.enum(currencies) })

/** Where a server-owned lifecycle is: the client restores its chart from it and asks `can`. */
export const stored = z.object({
  state: z.union([z.string(), z.record(z.string(), z.unknown())]),
  context: z.record(z.string(), z.unknown()),
})

export const image = z.object({
  filename: z.string(),
  thumb_filename: z.string(),
  status: z.string(),
  /** The path of the image, to be appended to the settings' `cdn_prefix`. */
  match: z.string(),
})

/** What a card shows of a member. `liked`: by the one who asks; `like_new`: received, not seen. */
export const card = z.object({
  id,
  name: z.string(),
  age: z.int(),
  gender: z.enum(genders),
  city: z.string(),
  region: z.string(),
  fictional: z.boolean(),
  /** Of a fictional one: who answers, people of the site or the built-in replies of a demo. */
  answered_by: z.optional(z.enum(answerers)),
  online: z.boolean(),
  /** Within so many kilometres of who asks, or further; null where one has no known town. */
  distance: z.nullable(z.enum(bands)),
  main_image: z.nullable(image),
  liked: z.boolean(),
  likes_me: z.boolean(),
})
export type Card = z.output<typeof card>

const looks = {
  about_me: z.string(),
  reason: z.string(),
  tattoos: z.nullable(z.boolean()),
  hair_color: z.nullable(z.enum(hairColors)),
  eye_color: z.nullable(z.enum(eyeColors)),
  body_type: z.nullable(z.enum(bodyTypes)),
  relationship_status: z.nullable(z.enum(relationshipStatuses)),
  interests: z.array(z.enum(interests)),
}

export const profile = z.extend(card, {
  status: z.enum(['active', 'disabled']),
  country: z.string(),
  sexuality: z.nullable(z.enum(sexualities)),
  ...looks,
})
export type Profile = z.output<typeof profile>

/** The logged-in user (product spec, section 3), with the account's chart for `can`. */
export const user = z.object({
  id,
  email: z.string(),
  /** Another address that its owner has still to confirm. */
  email_pending: z.optional(z.string()),
  name: z.string(),
  date_of_birth: z.iso.date(),
  gender: z.enum(genders),
  sexuality: z.nullable(z.enum(sexualities)),
  /** Null without consent to keep it. */
  seeks: z.nullable(z.enum(genders)),
  consent: z.nullable(z.object({ version: z.string(), given_at: instant })),
  country: z.string(),
  /** The country whose prices they pay, as they chose it or as it was at sign-up. */
  payment_country: z.string(),
  region: z.string(),
  city: z.string(),
  language: z.string(),
  credits: count,
  paid_user: z.boolean(),
  signup_date: instant,
  status: z.enum(['not_confirmed', 'active']),
  role: z.enum(roles),
  notifications_disabled: z.array(z.string()),
  fictional_icon: z.boolean(),
  push_subscription: z.nullable(z.unknown()),
  profile,
  lifecycle: stored,
  /** What their proof of age says; left out: there is none. */
  age_proof: z.optional(z.enum(ageOutcomes)),
  /** Conversations this member has started: a fact for `maySend`. */
  started_conversations: count,
  /** A decision pauses what this member may say. */
  chats_paused: z.boolean(),
  /** The member names addresses to avoid. */
  has_avoided: z.boolean(),
})
export type User = z.output<typeof user>

/** A text of a form: trimmed, something that shows, at most `max` UTF-16 units. */
export const text = (max: number, tooLong = 'text_too_long') =>
  z
    .string('required')
    .check(z.overwrite(normalizeText), z.minLength(1, 'required'), z.maxLength(max, tooLong))

/** A text that may be left out; one that shows nothing is empty. */
export const optionalText = (max: number) =>
  z.string().check(z.overwrite(normalizeText), z.maxLength(max, 'text_too_long'))

/** Words in a query with commas between them, each once. */
export const listOf = <const Word extends string>(words: readonly Word[]) =>
  z.pipe(
    z.string().check(z.maxLength(1_000)),
    z.pipe(
      z.transform((joined: string) => [...new Set(joined.split(','))]),
      z.array(z.enum(words)),
    ),
  )

/** A number in a query, which arrives as text. */
export const numeric = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, 'field_invalid')),
    z.pipe(
      z.transform(Number),
      z.int().check(z.minimum(min, 'field_invalid'), z.maximum(max, 'field_invalid')),
    ),
  )

const CURSOR_LENGTH_MAX = 600

/** Where a list goes on, as an answer gave it: sealed by the server. */
export const cursor = z.string().check(z.maxLength(CURSOR_LENGTH_MAX, 'field_invalid'))
