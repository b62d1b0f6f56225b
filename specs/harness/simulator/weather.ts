import type { Agenda } from './agenda.ts'
import type { Dice } from './dice.ts'

/** Nobody knows whether it happened: the connection broke, before or after it did. */
export class Lost extends Error {
  override name = 'Lost'
}

/** How bad things are, as probabilities of 0 to 1; every seed has a weather of its own. */
export type Weather = {
  /** A connection breaks. */
  lost: number
  /** Something comes twice. */
  doubled: number
  /** Something comes much later than it was sent. */
  late: number
}

const SLOWEST_MS = 60
const LATE_MS = 3 * 3_600_000

/** Some seeds have one trouble only, so that one never hides another. */
export const weatherOf = (dice: Dice): Weather => {
  const some = () => (dice.chance(0.7) ? dice.whole(0, 30) / 100 : 0)
  return { lost: some(), doubled: some(), late: some() }
}

/** A way on which things take time, get lost and come late. */
export const wayOf = ({
  agenda,
  dice,
  weather,
}: {
  agenda: Agenda
  dice: Dice
  weather: Weather
}) => {
  const pass = async (lost = weather.lost) => {
    await agenda.wait(dice.whole(0, SLOWEST_MS))
    if (dice.chance(lost)) throw new Lost('the connection broke')
  }
  return {
    pass,
    /** The way there, the deed, the way back: on either way it may get lost. */
    across: async <T>(deed: () => T, lost = weather.lost): Promise<T> => {
      await pass(lost / 2)
      const answer = deed()
      await pass(lost / 2)
      return answer
    },
    /** Of one thing sent, how many come, and each after how long (0, 1 or 2 of them). */
    arrivals: (): number[] => {
      const after = () => (dice.chance(weather.late) ? dice.whole(0, LATE_MS) : dice.whole(0, 500))
      if (dice.chance(weather.lost)) return []
      return dice.chance(weather.doubled) ? [after(), after()] : [after()]
    },
  }
}
export type Way = ReturnType<typeof wayOf>
