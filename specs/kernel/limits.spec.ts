import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasLapsed } from '#core/account/age/rules.ts'
import { profileForm, signupForm } from '#core/account/contract.ts'
import { account } from '#core/account/machine.ts'
import { mayAskMail, oldEnough } from '#core/account/rules.ts'
import { signIn } from '#core/account/signin/machine.ts'
import { isLastTry } from '#core/account/signin/rules.ts'
import { message } from '#core/chat/message/machine.ts'
import { maySend, type SendRequest } from '#core/chat/rules.ts'
import { email } from '#core/contract/fields.ts'
import { avoidedForm } from '#core/discovery/avoided/contract.ts'
import { mayAvoid } from '#core/discovery/avoided/rules.ts'
import { mayKeep } from '#core/discovery/favourites/rules.ts'
import { likesLeft, mayLike } from '#core/discovery/swipe/rules.ts'
import { beginningOf } from '#core/kernel/day.ts'
import { begin, type Due, step } from '#core/kernel/lifecycle.ts'
import { limits } from '#core/kernel/limits.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import { REVERSAL_DAYS } from '#core/payment/rules.ts'
import { walletCalls } from '#core/payment/wallet/contract.ts'
import { mayWithdraw, withdrawableUntil } from '#core/payment/withdrawal/rules.ts'
import { mayAddPhoto, mayTakeBytes, mayTakePixels } from '#core/photo/rules.ts'
import { timeBonus } from '#core/time-bonus/machine.ts'
import { bonusPopup } from '#core/time-bonus/popup/machine.ts'
import { TIME_BONUS_SECONDS } from '#core/time-bonus/values.ts'
import { elsewhere } from './limits-elsewhere.ts'
import { bothSidesOfApprovals, deadlinesOfApprovals } from './limits-of-approvals.ts'
import { bothSidesOfCases, deadlinesOfCases } from './limits-of-cases.ts'
import { bothSidesOfPayments } from './limits-of-payments.ts'
import { bothSidesOfPhotos, deadlinesOfPhotos } from './limits-of-photos.ts'

const root = join(import.meta.dirname, '../..')
const modules = import.meta.glob<Record<string, unknown>>(
  '../../core/**/{limits,rules,screen,values}.ts',
  {
    eager: true,
  },
)

type Limits = Record<string, number>
const limitsOf = (): Limits => {
  const found: Limits = {}
  for (const constants of Object.values(modules)) {
    for (const [name, value] of Object.entries(constants)) {
      if (/^[A-Z][A-Z_\d]+$/.test(name) && typeof value === 'number') found[name] = value
    }
  }
  return found
}

const START = new Date('2026-06-15T10:00:00Z')
const cents = (minor: number) => ({ minor, currency: 'EUR' }) as const

const sending: SendRequest = {
  confirmed: true,
  premium: false,
  started: 0,
  otherThere: true,
  length: 1,
  lengthMax: 500,
  balance: 1,
  cost: 1,
}
const maySay = (facts: Partial<SendRequest>) =>
  maySend({ ...sending, ...facts, blocking: false, barred: false, startsThis: true })

/** Whether the sign-up form takes a text of this length. */
const takes = (field: 'name' | 'password', length: number) =>
  signupForm.shape[field].safeParse('x'.repeat(length)).success ? 'ok' : 'no'

/** Whether a receipt takes this name of its buyer. */
const names = (name: string) => {
  const { name: field } = walletCalls['POST /api/receipt.php'].body.shape
  return field.safeParse(name).success ? 'ok' : 'no'
}

/** The deadline of this name that a beginning, or an event after it, sets. */
const dueOf = (due: { name: Due; afterMs: number }[], delay: string) =>
  due.find(({ name }) => name.includes(delay))?.afterMs
const begun = begin(account, { account: 'a' })
const paidFor = { message: 'm', conversation: 'c', from: 'a', to: 'b', cost: 1 }
const held = step(message, begin(message, paidFor).next, { type: 'hold', signs: ['contact'] })
const waits = step(message, begin(message, paidFor).next, { type: 'await' })
const activated = step(account, begun.next, {
  type: 'activate',
  link: 'good',
  opener: 'known',
  credits: 0,
})
const active = activated.moved ? activated.next : begun.next
const left = step(account, active, {
  type: 'leave',
  passwordRight: true,
  reason: 'other',
  mail: 'm',
} as const)
const wrong = step(signIn, begin(signIn, { key: 'k' }).next, { type: 'wrong', wrongBefore: 99 })
const entered = step(bonusPopup, begin(bonusPopup, {}).next, {
  type: 'entered',
  credits: 0,
  running: true,
  dismissed: false,
} as const)

/** What a rule says at its limit and just beyond it, and what it has to say. */
type Verdicts = [at: unknown, beyond: unknown, expected: [at: unknown, beyond: unknown]]

/** For each constant that a rule of the core obeys: its verdicts on both sides of the limit. */
const bothSides: Record<string, (limit: number) => Verdicts> = {
  ...bothSidesOfCases,
  ...bothSidesOfPhotos,
  ...bothSidesOfPayments,
  ...bothSidesOfApprovals,
  ADULT_AGE: (age) => {
    const on = (day: number) =>
      oldEnough({ today: `${2000 + age}-06-${day}`, born: '2000-06-15', minAge: 0 })
    return [on(15), on(14), ['ok', 'too_young']]
  },
  ACTIVATION_MAILS_PER_DAY: (max) => {
    const after = (mailsToday: number) => mayAskMail({ suspended: false, mailsToday })
    return [after(max - 1), after(max), ['ok', 'too_many_mails']]
  },
  LOGIN_TRIES: (tries) => {
    const after = (wrongBefore: number) => isLastTry({ wrongBefore })
    return [after(tries - 2), after(tries - 1), ['more_tries_left', 'ok']]
  },
  SWIPE_LIKES_PER_DAY: (max) => {
    const after = (given: number) => mayLike({ left: likesLeft(given) })
    return [after(max - 1), after(max), ['ok', 'no_likes_left']]
  },
  FAVOURITES_MAX: (max) => {
    const having = (kept: number) => mayKeep({ kept })
    return [having(max - 1), having(max), ['ok', 'favourites_full']]
  },
  AVOIDED_NOTE_MAX: (max) => {
    const of = (length: number) =>
      avoidedForm.safeParse({ email: 'ex@x.example', note: 'x'.repeat(length) }).success
    return [of(max), of(max + 1), [true, false]]
  },
  AGE_ASK_HOURS: (hours) => {
    const after = (ms: number) =>
      hasLapsed({ askedAt: START }, new Date(START.getTime() + hours * HOUR_MS + ms))
    return [after(-1), after(0), [false, true]]
  },
  AVOIDED_MAX: (max) => {
    const having = (named: number) => mayAvoid({ named })
    return [having(max - 1), having(max), ['ok', 'avoided_full']]
  },
  FREE_CONVERSATIONS: (max) => {
    const after = (started: number) => maySay({ started })
    return [after(max - 1), after(max), ['ok', 'premium_only']]
  },
  FREE_PHOTOS: (max) => {
    const having = (photos: number) => mayAddPhoto({ premium: false, photos })
    return [having(max - 1), having(max), ['ok', 'photo_limit']]
  },
  PREMIUM_PHOTOS: (max) => {
    const having = (photos: number) => mayAddPhoto({ premium: true, photos })
    return [having(max - 1), having(max), ['ok', 'photo_limit']]
  },
  PHOTO_MAX_BYTES: (max) => {
    const of = (bytes: number) => mayTakeBytes({ bytes })
    return [of(max), of(max + 1), ['ok', 'photo_too_large']]
  },
  PHOTO_MAX_PIXELS: (max) => {
    const of = (width: number) => mayTakePixels({ width, height: 1 })
    return [of(max), of(max + 1), ['ok', 'photo_too_many_pixels']]
  },
  BUYER_LENGTH_MAX: (max) => [names('x'.repeat(max)), names('x'.repeat(max + 1)), ['ok', 'no']],
  EMAIL_LENGTH_MAX: (max) => {
    const of = (length: number) => {
      const address = `${'a'.repeat(length - '@voorbeeld.example'.length)}@voorbeeld.example`
      return email.safeParse(address).success ? 'ok' : 'no'
    }
    return [of(max), of(max + 1), ['ok', 'no']]
  },
  NAME_LENGTH_MIN: (min) => [takes('name', min), takes('name', min - 1), ['ok', 'no']],
  NAME_LENGTH_MAX: (max) => [takes('name', max), takes('name', max + 1), ['ok', 'no']],
  ABOUT_LENGTH_MAX: (max) => {
    const of = (length: number) =>
      profileForm.shape.about_me.safeParse('x'.repeat(length)).success ? 'ok' : 'no'
    return [of(max), of(max + 1), ['ok', 'no']]
  },
  REASON_LENGTH_MAX: (max) => {
    const of = (length: number) =>
      profileForm.shape.reason.safeParse('x'.repeat(length)).success ? 'ok' : 'no'
    return [of(max), of(max + 1), ['ok', 'no']]
  },
  PASSWORD_LENGTH_MIN: (min) => [takes('password', min), takes('password', min - 1), ['ok', 'no']],
  PASSWORD_LENGTH_MAX: (max) => [takes('password', max), takes('password', max + 1), ['ok', 'no']],
  MESSAGE_LENGTH_MAX: (max) => {
    const of = (length: number) => maySay({ length, lengthMax: max })
    return [of(max), of(max + 1), ['ok', 'message_too_long']]
  },
  WITHDRAWAL_DAYS: (days) => {
    const until = withdrawableUntil(START, 0)
    const terms = { unused: 1, back: cents(1), until }
    const after = (ms: number) =>
      mayWithdraw({ terms, seen: 1, now: new Date(beginningOf('2026-06-16').getTime() + ms) })
    return [after(days * DAY_MS - 1), after(days * DAY_MS), ['ok', 'withdrawal_too_late']]
  },
}

/** For each constant that a deadline waits for: how long that deadline is, in ms. */
const deadlines: Record<string, [delay: number | undefined, unitMs: number]> = {
  ...deadlinesOfCases,
  ...deadlinesOfPhotos,
  ...deadlinesOfApprovals,
  UNCONFIRMED_DAYS: [dueOf(begun.due, 'unconfirmedPeriod'), DAY_MS],
  DELETION_GRACE_DAYS: [left.moved ? dueOf(left.due, 'gracePeriod') : undefined, DAY_MS],
  LOGIN_BLOCK_MINUTES: [wrong.moved ? dueOf(wrong.due, 'blockPeriod') : undefined, MINUTE_MS],
  HELD_MS: [held.moved ? dueOf(held.due, 'heldPeriod') : undefined, 1],
  ANSWER_MS: [waits.moved ? dueOf(waits.due, 'answerPeriod') : undefined, 1],
  TIME_BONUS_SECONDS: [dueOf(begin(timeBonus, { account: 'a' }).due, 'offerWindow'), 1_000],
  TIME_BONUS_POPUP_MS: [entered.moved ? dueOf(entered.due, 'popupDelay') : undefined, 1],
}

/** Constants that are said of others, and have to say the same. */
const derived: Record<string, number> = {
  PASSWORDS_PER_ACCOUNT: limits.passwordPerAccount.max,
  REPORTS_PER_DAY: limits.reportPerAccount.max,
  REVERSAL_MS: REVERSAL_DAYS * DAY_MS,
  TIME_BONUS_HOURS_LEFT: (TIME_BONUS_SECONDS * 1_000) / HOUR_MS,
}

/** A pace allows and refuses nothing: how long a bar runs, and how often a page looks again. */
const paces = [
  'ACTIVATION_MAIL_MS',
  'AUDIT_NAMED',
  'CATCH_UP_DAYS',
  'LOOK_MS',
  'PAYMENT_POLLS_SOON',
  'PAYMENT_POLL_LATER_MS',
  'PAYMENT_POLL_MS',
  'PROGRESS_DURATION_MS',
  'PROGRESS_HIDE_MS',
  'PROGRESS_THROTTLE_MS',
  'REQUEST_RETRY_FIRST_MS',
]

/** Numbers that name something. */
const numberNames = ['SECOND_MONEY']

const groups = [bothSides, deadlines, derived, elsewhere].map(Object.keys)

describe('every constant of the rules', () => {
  const constants = limitsOf()

  it('is held on both sides of its limit by a spec, or is only a pace or a name', () => {
    expect(Object.keys(constants).sort()).toEqual(
      [...groups.flat(), ...paces, ...numberNames].sort(),
    )
  })

  it.each(Object.entries(bothSides))(
    '%s allows at its limit what it refuses beyond',
    (name, ask) => {
      const [at, beyond, expected] = ask(constants[name] ?? Number.NaN)
      expect([at, beyond]).toEqual(expected)
      expect(at).not.toEqual(beyond)
    },
  )

  it.each(Object.entries(deadlines))(
    '%s is as long as the deadline that the chart sets by it',
    (name, [ms, unitMs]) => {
      expect(ms).toBe((constants[name] ?? Number.NaN) * unitMs)
    },
  )

  it.each(Object.entries(derived))(
    '%s equals the constants that it is computed from',
    (name, value) => {
      expect(constants[name]).toBe(value)
    },
  )

  it.each(Object.entries(elsewhere))('%s is checked in %s', (name, file) => {
    expect(readFileSync(join(root, file), 'utf8')).toMatch(new RegExp(`\\b${name}\\b`))
  })
})
