import {
  ACTIVATION_LINK_HOURS,
  AUTH_COOKIE_DAYS,
  DELETION_GRACE_DAYS,
  DEVICE_KNOWN_DAYS,
  MAIL_UNDO_HOURS,
  SIGNUP_CREDITS_MONTHS,
  UNCONFIRMED_DAYS,
} from '#core/account/rules.ts'
import { ANSWER_MS, HELD_MS } from '#core/chat/message/rules.ts'
import { FREE_CONVERSATIONS } from '#core/chat/rules.ts'
import { SWIPE_LIKES_PER_DAY } from '#core/discovery/swipe/rules.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import { APPEAL_DAYS, BANNED_ADDRESS_MONTHS, EVIDENCE_DAYS } from '#core/moderation/rules.ts'
import { OPENERS_KEPT_HOURS } from '#core/moderation/signs/rules.ts'
import { MANDATE_PAPER_DAYS } from '#core/payment/direct-debit/rules.ts'
import { REVERSAL_DAYS } from '#core/payment/rules.ts'
import { withdrawalDays } from '#core/payment/withdrawal/rules.ts'
import { REFUSED_PHOTO_DAYS } from '#core/photo/fingerprint.ts'
import { FREE_PHOTOS, PREMIUM_PHOTOS } from '#core/photo/rules.ts'
import { HAPPENINGS_DAYS } from '#core/push/happenings/rules.ts'
import { COUNTRY_COOKIE_DAYS } from '#core/site/country.ts'
import { OFFLINE_KEPT_MS } from '#core/site/offline/values.ts'
import type { CookieTerms } from '#core/site/pages/kept-on-device.ts'
import { plainPhone } from '#core/site/phone.ts'
import type { Site } from '#core/site/ports.ts'
import { TRAFFIC_COOKIE_DAYS } from '#core/site/traffic-source.ts'
import { LOCALE_COOKIE_DAYS } from '#core/site/values.ts'

/** How long what a device keeps lives there. */
export const cookieTerms: CookieTerms = {
  session_days: AUTH_COOKIE_DAYS,
  activation_hours: ACTIVATION_LINK_HOURS,
  language_days: LOCALE_COOKIE_DAYS,
  country_days: COUNTRY_COOKIE_DAYS,
  source_days: TRAFFIC_COOKIE_DAYS,
  offline_days: OFFLINE_KEPT_MS / DAY_MS,
}

/** What the product itself counts by: a page cannot say another number. */
const rules = {
  ...cookieTerms,
  answer_hours: ANSWER_MS / HOUR_MS,
  appeal_days: APPEAL_DAYS,
  banned_address_months: BANNED_ADDRESS_MONTHS,
  credited_mailbox_months: SIGNUP_CREDITS_MONTHS,
  device_days: DEVICE_KNOWN_DAYS,
  evidence_days: EVIDENCE_DAYS,
  free_conversations: FREE_CONVERSATIONS,
  free_photos: FREE_PHOTOS,
  grace_days: DELETION_GRACE_DAYS,
  held_minutes: HELD_MS / MINUTE_MS,
  happenings_days: HAPPENINGS_DAYS,
  mail_undo_hours: MAIL_UNDO_HOURS,
  mandate_days: MANDATE_PAPER_DAYS,
  opener_hours: OPENERS_KEPT_HOURS,
  premium_photos: PREMIUM_PHOTOS,
  refused_photo_days: REFUSED_PHOTO_DAYS,
  reversal_days: REVERSAL_DAYS,
  swipe_likes: SWIPE_LIKES_PER_DAY,
  unconfirmed_days: UNCONFIRMED_DAYS,
}

/** What the pages of a site name: who stands behind it, its own settings, and the product's rules. */
export const factsOf = ({ settings, company }: Site): Record<string, string | number> => ({
  ...rules,
  site: settings.name,
  domain: settings.domain,
  min_age: settings.min_age,
  message_credits: settings.message_credits,
  photo_credits: settings.photo_credits,
  gift_credits: settings.gift_credits,
  signup_credits: settings.signup_credits,
  refund_days: withdrawalDays(settings.refund_days),
  support_email: settings.support_email,
  support_phone: plainPhone(company.support_phone),
  fictional_label: settings.fictional_singular,
  company: company.name,
  address: company.address,
  city: company.city,
  kvk: company.kvk,
  vat: company.vat_numbers.join(', '),
  tradenames: company.tradenames.join(', '),
})

/** The names that a page may ask for. */
export const factNames = (site: Site): string[] => Object.keys(factsOf(site))
