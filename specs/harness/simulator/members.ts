import { isErased, mayEnter } from '#core/account/selectors.ts'
import { DAY_MS, HOUR_MS } from '#core/kernel/time-units.ts'
import { type Act, accountActs, type Cast, chatActs, staffActs } from './acts.ts'
import { paymentActs } from './payment-acts.ts'
import { storedIn } from './tables.ts'

/** People do something for so long; after that only what they have begun goes on. */
const ACTS_FOR_MS = 10 * DAY_MS
/** Between two acts of one member; many come at once, so that they meet. */
const PAUSES_MS = [0, 0, 100, 60_000, HOUR_MS, HOUR_MS, DAY_MS]

/** Stands for a fictional profile in one thing: what is paid for to her waits for an answer. */
export const OWES_ANSWERS: string = 'fleur'

/** How often people do what, in comparison. */
const habits = {
  order: 6,
  repeat: 4,
  debit: 3,
  forget: 1,
  withdraw: 2,
  withdrawByLink: 1,
  limit: 1,
  send: 26,
  read: 6,
  removeChat: 2,
  retract: 1,
  block: 2,
  unblock: 2,
  activate: 3,
  hide: 1,
  show: 1,
  leave: 1,
  comeBack: 3,
  suspend: 1,
  restore: 3,
  erase: 1,
  farewell: 2,
}
type Habit = keyof typeof habits

/** What needs nobody who is logged in. */
const outside: readonly Habit[] = [
  ...(['activate', 'comeBack', 'suspend', 'restore', 'erase', 'withdrawByLink'] as const),
]
const waysIn = ['activate', 'comeBack', 'restore'] as const
const goings = ['leave', 'erase', 'suspend'] as const

/** The people of a simulation: each lives a life of acts, some of them side by side. */
export const startMembers = (cast: Cast) => {
  const { agenda, dice, server, members } = cast
  const { signUp, ...own } = accountActs(cast)
  const acts: Record<Exclude<Habit, 'farewell'>, Act> = {
    ...own,
    ...staffActs(cast),
    ...paymentActs(cast),
    ...chatActs(cast),
  }
  /** Says a word to somebody or buys once more, and goes or has to go in the same moment. */
  const farewell: Act = (me) => {
    const going = dice.pick(goings)
    const last = dice.chance(0.4) ? acts.repeat : acts.send
    return Promise.all([last(me), acts[going](me)])
  }
  const standing = (me: string) => storedIn(server.tables, 'account', me)

  /** Who is not let in can do little. */
  const nextOf = (me: string): Act => {
    const account = standing(me)
    const isIn = account !== null && mayEnter(account) === 'ok'
    const habit = dice.weighed(habits)
    if (!isIn && !outside.includes(habit)) return acts[dice.pick(waysIn)]
    return habit === 'farewell' ? farewell : acts[habit]
  }

  const life = async (me: string) => {
    await agenda.wait(dice.whole(0, 2) * HOUR_MS)
    await signUp(me)
    if (dice.chance(0.8)) await acts.activate(me)
    const endMs = agenda.clock.now().getTime() + ACTS_FOR_MS
    for (let many = dice.whole(5, 22); many > 0; many -= 1) {
      await agenda.wait(dice.pick(PAUSES_MS))
      const account = standing(me)
      if (agenda.clock.now().getTime() > endMs || !account || isErased(account)) return
      const done = nextOf(me)(me)
      if (dice.chance(0.6)) await done
      else agenda.spawn(() => done)
    }
  }
  for (const me of members) agenda.spawn(() => life(me))
}
