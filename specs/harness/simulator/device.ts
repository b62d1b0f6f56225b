import { mayEnter } from '#core/account/selectors.ts'
import type { Refused } from '#server/platform/http/refusals.ts'
import type { Agenda } from './agenda.ts'
import type { Dice } from './dice.ts'
import { posting } from './posting.ts'
import { isExpected } from './server.ts'
import { storedIn, type Tables } from './tables.ts'
import { Lost, type Way, type Weather } from './weather.ts'

/** What a server answers: done, or why not. */
export type Outcome = string
export type Ask = () => Promise<Outcome>

export const LOST = 'no answer'
/** Answers that are no other answer than `ok`: none at all, or the door's. */
const sameAsOk = ['ok', LOST, 'login_failed', 'account_suspended', 'account_leaving']

const AGAIN_MS = 20_000
const ONCE_MORE_MS = 2_000

export const outcomeOf = (answer: object | Refused): Outcome =>
  'refused' in answer ? answer.refused.error : 'ok'

export type Answered = { outcome: Outcome | null }

type Parts = {
  agenda: Agenda
  dice: Dice
  weather: Weather
  way: Way
  tables: Tables
  say: (words: string) => void
  broken: (what: string) => never
}

/** The browsers of the members: they ask again, with the same ids, until they are answered. */
export const devicesOf = ({ agenda, dice, weather, way, tables, say, broken }: Parts) => {
  let asking = 0
  const count = (more: number) => {
    asking += more
  }

  /** M6: what was done once answers the same to who asks again, unless nobody is logged in now. */
  const onceMore = async (words: string, ask: Ask, answered: Answered) => {
    await agenda.wait(dice.whole(0, ONCE_MORE_MS))
    const { outcome: before } = answered
    const outcome = await ask().catch((error) => {
      if (!(error instanceof Lost)) throw error
      return LOST
    })
    say(`${words}, once more: ${outcome}`)
    if (before === 'ok' && !sameAsOk.includes(outcome)) broken(`M6: ${words}: ok, then ${outcome}`)
  }

  /** One try; what was sent may arrive twice, and after what was sent later. */
  const attempt = async (words: string, ask: Ask, answered: Answered): Promise<Outcome> => {
    try {
      await way.pass()
      if (dice.chance(weather.doubled)) agenda.spawn(() => onceMore(words, ask, answered))
      const outcome = await ask()
      answered.outcome = outcome
      await way.pass()
      say(`${words}: ${outcome}`)
      return outcome
    } catch (error) {
      if (!isExpected(error)) throw error
      say(`${words}: ${LOST}`)
      return LOST
    }
  }

  const call = async (words: string, ask: Ask): Promise<Outcome> => {
    const answered: Answered = { outcome: null }
    asking += 1
    for (;;) {
      const outcome = await attempt(words, ask, answered)
      asking -= Number(outcome !== LOST)
      if (outcome !== LOST) return outcome
      await agenda.wait(dice.whole(500, AGAIN_MS))
    }
  }

  /** Only who is logged in gets further; that is asked anew on every try. */
  const as = (me: string, ask: Ask) => async (): Promise<Outcome> => {
    const account = storedIn(tables, 'account', me)
    const verdict = account ? mayEnter(account) : 'login_failed'
    return verdict === 'ok' ? ask() : verdict
  }

  return {
    call,
    callAs: (me: string, words: string, ask: Ask) => call(words, as(me, ask)),
    post: posting({ agenda, dice, broken, attempt, as, count }),
    /** How many calls have not been answered yet. */
    asking: () => asking,
  }
}
export type Devices = ReturnType<typeof devicesOf>
