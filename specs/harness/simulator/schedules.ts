import type { ProviderStatus } from '#core/payment/rules.ts'
import { isAfterAll, nextOf, wordOf } from './bank.ts'
import type { Dice } from './dice.ts'
import { canGoBack, type Fate, fates, PAID_MINOR, type Word } from './scripted-bank.ts'

/**
 * One thing that happens to the orders of a member: a word of the bank is heard, late or again; the
 * site gives a part back, or all of it (`minor` null); the buyer withdraws, or spends credits; the
 * bank is asked for what is to go back, `twice` by two workers at once.
 */
export type Act =
  | { act: 'hear'; nth: number; at: number }
  | { act: 'giveBack'; nth: number; minor: number | null }
  | { act: 'withdraw'; nth: number }
  | { act: 'spend'; messages: number }
  | { act: 'work'; twice: boolean }

/**
 * What a bank says of some orders with one discount code, and what is done meanwhile. All of a
 * round happens at once; in the end each order is heard as it is.
 */
export type Schedule = {
  orders: number
  /** Whether they are paid by direct debit, where that is played. */
  isDebit: boolean
  histories: Word[][]
  /** What becomes of each part that the site wants back of an order. */
  fates: Fate[][]
  rounds: Act[][]
}

const ROUNDS_MAX = 6
const AT_ONCE_MAX = 4
const FATES = 4
const MESSAGES_MAX = 12
const weights = { hear: 14, giveBack: 2, withdraw: 4, spend: 2, work: 2 }

/** So much more goes back by itself, never all that is left; 0 where there is too little left. */
const partOf = (dice: Dice, was: readonly ProviderStatus[], backMinor: number) => {
  const came = isAfterAll(was) ? 2 * PAID_MINOR : PAID_MINOR
  const left = Math.floor((came - backMinor) / 2)
  return left < 1 ? 0 : dice.whole(1, left)
}

/**
 * What the bank says of a payment at each time of its life; some of it may go back in parts, by the
 * shop or by the payer's bank.
 */
const historyOf = (dice: Dice): Word[] => {
  const was: ProviderStatus[] = ['open']
  let [given, charged] = [0, 0]
  const history: Word[] = [wordOf(was)]
  while (nextOf(was, charged).length > 0 && dice.chance(0.75)) {
    const isPart = canGoBack(wordOf(was).status) && dice.chance(0.35)
    const part = isPart ? partOf(dice, was, given + charged) : 0
    if (isPart && dice.chance(0.5)) given += part
    else if (isPart) charged += part
    else was.push(dice.pick(nextOf(was, charged)))
    const becomes = isPart ? null : was.at(-1)
    if (becomes === 'paid_twice' && isAfterAll(was)) [given, charged] = [PAID_MINOR, 0]
    if (becomes === 'won_back') charged = 0
    const [word, backMinor] = [wordOf(was), given + charged]
    history.push(backMinor > 0 && canGoBack(word.status) ? { ...word, backMinor } : word)
  }
  return history
}

const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make)

export const scheduleOf = (dice: Dice): Schedule => {
  const histories = times(dice.whole(1, 3), () => historyOf(dice))
  const act = (): Act => {
    const nth = dice.whole(0, histories.length - 1)
    const act = dice.weighed(weights)
    switch (act) {
      case 'hear':
        return { act, nth, at: dice.whole(0, (histories[nth]?.length ?? 1) - 1) }
      case 'giveBack':
        return { act, nth, minor: dice.chance(0.3) ? null : dice.whole(1, PAID_MINOR) }
      case 'withdraw':
        return { act, nth }
      case 'spend':
        return { act, messages: dice.whole(1, MESSAGES_MAX) }
      default:
        return { act, twice: dice.chance(0.3) }
    }
  }
  return {
    orders: histories.length,
    histories,
    fates: histories.map(() => times(FATES, () => dice.pick(fates))),
    rounds: times(dice.whole(1, ROUNDS_MAX), () => times(dice.whole(1, AT_ONCE_MAX), act)),
    isDebit: dice.chance(0.4),
  }
}
