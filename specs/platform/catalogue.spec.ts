import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#core/kernel/languages.ts'
import { baseOf } from '#core/kernel/variants.ts'
import { everyNode, type Node, parse, textOf } from '#specs/harness/architecture/syntax.ts'
import { saidIn } from '#specs/harness/texts/said.ts'

const specs = join(import.meta.dirname, '..')
const BY_CALLS = 'platform/catalogue.int.spec.ts'

/** Each message of the product spec's section 8: its words, and the spec that brings it about. */
const catalogue: [said: string, words: string, file: string, title: string][] = [
  [
    'authentication required, and logged out',
    'platform/refusals.ts refusal.authentication_required',
    BY_CALLS,
    'authentication required',
  ],
  [
    'try again later',
    'platform/refusals.ts refusal.unforeseen',
    'platform/error-page.spec.tsx',
    'says that something went wrong, and nothing of the inside, when nobody foresaw it',
  ],
  [
    'login failed',
    'platform/refusals.ts refusal.login_failed',
    BY_CALLS,
    'login failed, try again',
  ],
  [
    'too many attempts, with the minutes',
    'platform/refusals.ts refusal.too_many_attempts',
    BY_CALLS,
    'too many attempts, with the minutes',
  ],
  [
    'too many password reset mails',
    'platform/rest-refusals.ts refusal.too_many_reset_mails',
    BY_CALLS,
    'too many password reset mails, try tomorrow',
  ],
  [
    'link expired or invalid',
    'platform/rest-refusals.ts refusal.link_invalid',
    BY_CALLS,
    'link expired or invalid, ask for a new mail',
  ],
  [
    'e-mail not found',
    'platform/rest-refusals.ts refusal.email_not_found',
    'account/credentials/passwords.int.spec.ts',
    'of an account that is gone by then says that its address is not found',
  ],
  [
    'activation failed, contact support',
    'account/activation.ts activate.support',
    'account/signup/mailed-link.spec.tsx',
    'says that a link is expired or invalid, and leads to support',
  ],
  [
    'payment failed or cancelled, another method',
    'payment/order.ts payment.failed.text',
    'payment/checkout/result.spec.tsx',
    'that has %s leads to another method',
  ],
  [
    'a card that failed: again, or PayPal',
    'payment/order.ts payment.retryCard',
    'payment/checkout/result.spec.tsx',
    'that has failed by a card (%s) leads to the card again, or to PayPal',
  ],
  [
    'insufficient credits',
    'platform/rest-refusals.ts refusal.insufficient_credits',
    BY_CALLS,
    'insufficient credits',
  ],
  [
    'premium-only feature',
    'platform/more-refusals.ts refusal.premium_only',
    BY_CALLS,
    'premium-only feature',
  ],
  [
    'photo limit reached',
    'photo/photos.ts photoRefusal.photo_limit',
    BY_CALLS,
    'photo limit reached',
  ],
  [
    'direct debit limit reached',
    'platform/rest-refusals.ts refusal.debit_limit',
    BY_CALLS,
    'direct debit limit reached',
  ],
  [
    'account blocked for direct debit',
    'platform/rest-refusals.ts refusal.debit_blocked',
    BY_CALLS,
    'account blocked for direct debit',
  ],
  [
    'code not found',
    'payment/discount.ts discountRefusal.code_unknown',
    BY_CALLS,
    'code not found',
  ],
  [
    'code already used',
    'payment/discount.ts discountRefusal.code_used',
    BY_CALLS,
    'code already used',
  ],
  [
    'photo removed',
    'photo/photos.ts gallery.gone',
    'photo/journey.e2e.ts',
    'open one by one, and one that was removed since says so',
  ],
  [
    'deleting a chat fails: an alert, and chats anew',
    'chat/conversations.ts chats.removeFailed',
    'chat/blocking/screen.spec.tsx',
    'takes it off the list at once; when that fails it says why and reloads',
  ],
  [
    'error page: the message and its status',
    'platform/frame.ts error.status',
    'platform/error-page.spec.tsx',
    'says what happened and with which status',
  ],
  [
    'error page: "Error" by default',
    'platform/frame.ts error.page',
    'platform/error-page.spec.tsx',
    'says "Error" and 500 where nothing else is known',
  ],
  [
    'error page: this page could not be found',
    'platform/frame.ts error.notFound',
    'platform/error-page.spec.tsx',
    'says for 404 that the page is not there, and leads home',
  ],
  [
    'error page that fails itself',
    'platform/frame.ts error.broken',
    'platform/error-page.spec.tsx',
    'that fails itself says so, and leads home',
  ],
]

/** Of what says nothing. */
const silent: [what: string, file: string, title: string][] = [
  [
    'welcome discount that does not load',
    'payment/discount/screen.spec.tsx',
    'are what they are when the discount cannot be loaded, and nothing is said of it',
  ],
  [
    'chunk that does not load',
    'platform/error-page.spec.tsx',
    'reloads the page, at most once in 60 seconds',
  ],
]

const said = new Map(
  languages.map((language) => [
    language,
    saidIn(language).map(({ file, key, text }) => [`${file} ${key}`, text] as const),
  ]),
)

/** A counted text by any of its forms; a variant says all else as its base. */
const wordsIn = (language: Language, words: string): string | undefined => {
  const own = said.get(language)?.find(([at]) => at === words || at.startsWith(`${words}_`))?.[1]
  const base = baseOf(language)
  return own ?? (base ? wordsIn(base, words) : undefined)
}

const isSwitchedOff = ({ type, callee }: Node, text: string) => {
  const { start, end } = (callee ?? {}) as Node
  return type === 'CallExpression' && /\.(skip|todo|skipIf|runIf)\b/.test(text.slice(start, end))
}

/** What a spec says within its code, by what runs: neither in a comment nor in what is switched off. */
const stringsOf = (path: string, text: string): string[] => {
  const nodes = [...everyNode(parse(path, text).program)]
  const off = nodes.filter((node) => isSwitchedOff(node, text))
  return nodes
    .filter(({ start, end }) => !off.some((call) => call.start <= start && end <= call.end))
    .flatMap((node) => textOf(node) ?? [])
}

/** A test says it as its title, or as a row of the table that it goes through. */
const isShownBy = (path: string, text: string, title: string) =>
  stringsOf(path, text).some((one) => one === title || one.startsWith(`${title} (`))

const bringsAbout = (file: string, title: string) => {
  const path = join(specs, file)
  return isShownBy(path, readFileSync(path, 'utf8'), title)
}

describe('the error catalogue (ERR-01)', () => {
  it.each(catalogue)(
    'has words in every language, and an action that brings it: %s',
    (_, words, file, title) => {
      expect(bringsAbout(file, title)).toBe(true)
      for (const language of languages) expect(wordsIn(language, words), language).toMatch(/\p{L}/u)
    },
  )

  it.each([
    ['runs with this title', "it('says so', () => {})", true],
    ['names its requirement behind it', "it('says so (ERR-01)', () => {})", true],
    ['goes through a table of them', "it.each(['says so'])('%s', () => {})", true],
    ['is switched off', "it.skip('says so', () => {})", false],
    [
      'goes through a table, and is switched off',
      "it.skip.each(['says so'])('%s', () => {})",
      false,
    ],
    ['lies within what is switched off', "describe.skip('x', () => { it('says so', f) })", false],
    ['is still to be written', "it.todo('says so')", false],
    ['stands in a comment', "// it('says so', () => {})", false],
    ['says more than that', "it('says so never', () => {})", false],
  ])('is brought about only by a test that counts: one that %s', (_, text, counts) => {
    expect(isShownBy('plant.ts', text, 'says so')).toBe(counts)
  })

  it.each(silent)('is silent about a %s', (_, file, title) => {
    expect(bringsAbout(file, title)).toBe(true)
  })
})
