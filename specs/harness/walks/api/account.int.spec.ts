import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignupForm } from '#core/account/contract.ts'
import { ACTIVATION_LINK_HOURS } from '#core/account/rules.ts'
import { isErased, isSuspended, mayEnter } from '#core/account/selectors.ts'
import type { Stored } from '#core/kernel/lifecycle.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import * as tokens from '#server/platform/tokens.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { formOf, ordered, PASSWORD, play } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { report } from '../coverage.ts'
import { isCovered } from '../required.ts'
import type { Track } from '../tracks.ts'
import {
  type AnyEvent,
  factsIn,
  isDue,
  moves,
  type Pair,
  sameState,
  typeOf,
  walksNamed,
} from '../walk.ts'
import { memoryMailbox } from './mailbox.ts'
import { byStaff } from './members.ts'
import { withQuickPasswords } from './quick-passwords.ts'
import { type Asked, type Doors, lateHand, storedOf, walkApi } from './run.ts'

/** So many activation mails were asked for, and so many goodbyes said; a bill not paid yet. */
type Person = {
  form: SignupForm
  id: string
  browser: Browser
  mails: number
  goodbyes: number
  order: string | null
}

const nobodysToken = 'x'.repeat(43)
/** States of which logging in was compared with the chart. */
const entered = new Set<string>()
const box = memoryMailbox()

let server: SpecServer
let passwordHash: string
beforeAll(async () => {
  server = await startServer({
    rebind: (container) => {
      box.rebind(container)
      withQuickPasswords(container)
    },
  })
  passwordHash = await server.container.get(tokens.passwords).hash(PASSWORD)
})
afterAll(() => server.stop())

const logIn = async ({ browser, form: { email } }: Person) =>
  codeOf(await browser.call('POST /api/user.php', { body: { email, password: PASSWORD } }))

const codeOf = ({ json }: { json: unknown }) => {
  const { error = 'ok', fields } = json as { error?: string; fields?: { password?: string } }
  return fields?.password ?? error
}

const stored = ({ id }: Person) => storedOf(server, 'account', id)

const worker = async (person: Person, pair: Pair): Promise<Asked> => {
  const event = doors.eventOf(person, pair)
  return { said: await lateHand(server, 'account', person.id, event), door: 'worker' }
}

const hasSession = async (person: Person) => mayEnter(await stored(person)) === 'ok'

type Asker = (person: Person, pair: Pair) => Promise<Asked>

const byCall =
  (call: (person: Person, pair: Pair) => Promise<string | null>): Asker =>
  async (person, pair) => {
    if (await hasSession(person)) return { door: 'person', said: await call(person, pair) }
    expect(await call(person, pair)).toBe('authentication_required')
    return { door: 'person', said: null }
  }

const askMail = async (person: Person) => {
  const code = codeOf(await person.browser.call('POST /api/activation.php?resend=1'))
  if (code === 'ok') person.mails += 1
  return code
}
const mailsBefore = async (person: Person, pair: Pair) => {
  const { mailsToday } = factsIn<{ mailsToday: number }>(pair)
  if (!isCreated(pair)) return
  while (person.mails < mailsToday && (await hasSession(person))) await askMail(person)
}
/** Hiding twice is hiding once: that call does not say which it was. */
const setVisible = async ({ browser }: Person, visible: boolean) => {
  const code = codeOf(await browser.call('PUT /api/user.php?visibility=1', { body: { visible } }))
  return code === 'ok' ? null : code
}
const isCreated = ({ at }: Pair) => JSON.stringify(at.state).includes('"created"')
const isLeaving = ({ at }: Pair) => JSON.stringify(at.state).includes('"leaving"')

const isHere = { activation: isCreated, leaving: isLeaving }

/**
 * The newest mailed link, or one that nobody was ever sent. Where it has been used already, it is
 * opened again, and is as good as unknown.
 */
const link =
  (template: 'activation' | 'leaving'): Asker =>
  async (person, pair) => {
    const { link: sample, opener } = factsIn<{ link: string; opener?: string }>(pair)
    const isOpen = isHere[template](pair)
    const { email } = person.form
    const sent = isOpen || box.has(email, template)
    const atLeast = template === 'leaving' ? Math.max(1, person.goodbyes) : 1 + person.mails
    const token =
      sample === 'unknown' || !sent ? nobodysToken : await box.token(email, template, atLeast)
    const browser = opener === 'known' && isOpen ? person.browser : server.browser()
    const reply =
      template === 'leaving'
        ? await browser.call('POST /api/activation.php?return=1', { body: { token } })
        : await browser.call(
            typeOf(pair) === 'close' ? 'DELETE /api/activation.php' : 'POST /api/activation.php',
            { body: { token } },
          )
    const code = codeOf(reply)
    return { door: 'person', said: code === 'account_suspended' && moves(pair) ? 'ok' : code }
  }

const passwordIn = (pair: Pair) =>
  factsIn<{ passwordRight: boolean }>(pair).passwordRight ? PASSWORD : 'dit-is-het-niet'

const leaveLoggedIn = byCall(async ({ browser }, pair) => {
  const { reason } = factsIn<{ reason: 'pause' }>(pair)
  const body = { reason, password: passwordIn(pair) }
  return codeOf(await browser.call('DELETE /api/user.php', { body }))
})

/** A suspended member has no session, and leaves by the mailed link to the decision. */
const leaveByLink: Asker = async ({ form: { email } }, pair) => {
  const token = await box.token(email, 'statement')
  const body = { token, password: passwordIn(pair) }
  const reply = await server.browser().call('DELETE /api/user.php?link=1', { body })
  return { door: 'person', said: codeOf(reply) }
}

const operated: Asker = async (person, pair) => {
  const said = await byStaff(server, typeOf(pair), person.form.email).then(
    () => 'ok',
    () => 'not_now',
  )
  return { door: 'operator', said }
}

const askers: Record<string, Asker> = {
  activate: link('activation'),
  close: link('activation'),
  return: link('leaving'),
  askMail: byCall(async (person, pair) => {
    await mailsBefore(person, pair)
    return askMail(person)
  }),
  signUpAgain: async (person, pair) => {
    await mailsBefore(person, pair)
    const body = { ...person.form, name: `Weer ${person.form.name}`.slice(0, 30) }
    const code = codeOf(await server.browser().call('POST /api/signup.php', { body }))
    expect(code).toBe('ok')
    return { door: 'person', said: null }
  },
  firstPurchase: async (person, pair) => {
    if (!moves(pair) || person.order === null) return worker(person, pair)
    await play(person.browser, person.order, { status: 'paid' })
    await until(async () => {
      expect(sameState((await stored(person)).state, pair.to.state)).toBe(true)
    })
    return { door: 'provider', said: null }
  },
  leave: async (person, pair) =>
    isSuspended(pair.at) ? leaveByLink(person, pair) : leaveLoggedIn(person, pair),
  hide: byCall((person) => setVisible(person, false)),
  show: byCall((person) => setVisible(person, true)),
  suspend: operated,
  restore: operated,
  erase: operated,
}

/** What is paid late was ordered while there was a session. */
const paysLater = ({ pairs }: Track) =>
  pairs.some((pair) => typeOf(pair) === 'firstPurchase' && moves(pair))

const doors: Doors<Person> = {
  server: () => server,
  atOnce: 8,
  begin: async (track) => {
    const person: Person = {
      form: formOf(),
      browser: server.browser(),
      id: '',
      mails: 0,
      goodbyes: 0,
      order: null,
    }
    await person.browser.ask('POST /api/signup.php', { body: person.form })
    await logIn(person)
    const { user } = await person.browser.ask('GET /api/user.php')
    person.id = user?.id ?? ''
    if (paysLater(track)) person.order = (await ordered(person.browser)).ref
    return person
  },
  see: async (person) => {
    const at = await stored(person)
    const verdict = mayEnter(at)
    const { user: there } = await person.browser.ask('GET /api/user.php')
    const isNew = !entered.has(JSON.stringify(at.state))
    entered.add(JSON.stringify(at.state))
    if (isNew || (verdict === 'ok' && !there)) expect(await logIn(person)).toBe(verdict)
    const { user } = there ? { user: there } : await person.browser.ask('GET /api/user.php')
    if (verdict !== 'ok') {
      expect(user).toBeNull()
      return at
    }
    return (user?.lifecycle ?? at) as Stored
  },
  eventOf: (person, { event }) => {
    const facts = event as AnyEvent & { mail?: string; form?: object }
    return {
      ...facts,
      ...(facts.mail !== undefined && { mail: randomUUID() }),
      ...(facts.form !== undefined && {
        form: { ...facts.form, email: person.form.email, passwordHash },
      }),
    }
  },
  /** A link that leads nowhere is called so, whatever the account says of it. */
  called: (pair, why) => {
    const type = typeOf(pair)
    const isKnown = factsIn<{ link?: string }>(pair).link !== 'unknown'
    if (['activate', 'close'].includes(type) && !isCreated(pair) && isKnown) {
      if (isErased(pair.at)) return 'email_not_found'
      if (!isLeaving(pair)) return 'already_active'
    }
    return ['activate', 'close', 'return'].includes(type) && why !== 'password_needed'
      ? 'link_invalid'
      : why
  },
  alone: (pair) =>
    (isCreated(pair) && ['askMail', 'signUpAgain'].includes(typeOf(pair))) ||
    (isErased(pair.at) && typeOf(pair) === 'signUpAgain'),
  waits: (pair) =>
    typeOf(pair) === 'activate' &&
    isCreated(pair) &&
    factsIn<{ link: string }>(pair).link === 'expired'
      ? ACTIVATION_LINK_HOURS * HOUR_MS
      : null,
  ask: async (person, pair) => {
    if (isDue(pair) && moves(pair)) {
      await until(async () => expect(isErased(await stored(person))).toBe(true))
      return { door: 'clock', said: null }
    }
    if (isDue(pair)) return worker(person, pair)
    const asker = askers[typeOf(pair)]
    if (!asker) throw new Error(`Nobody sends ${typeOf(pair)}`)
    const asked = await asker(person, pair)
    if (moves(pair) && pair.effects.some(({ type }) => type === 'left')) person.goodbyes += 1
    return asked
  },
}

describe('an account, asked over HTTP', () => {
  it('does at every pair of state and event what its chart says', {
    timeout: 300_000,
  }, async () => {
    const coverage = await walkApi(walksNamed('account'), doors)
    report(coverage)
    isCovered(coverage)
  })
})
