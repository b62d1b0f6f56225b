import type { EventFromLogic } from 'xstate'
import { outbox } from '#core/chat/outbox/machine.ts'
import { begin, type Due, type Moved, step } from '#core/kernel/lifecycle.ts'
import type { Agenda } from './agenda.ts'
import { type Answered, type Ask, LOST, type Outcome } from './device.ts'
import type { Dice } from './dice.ts'

type Posted = { id: string; to: string; body: string }
type Event = EventFromLogic<typeof outbox.machine>
type Parts = {
  agenda: Agenda
  dice: Dice
  broken: (what: string) => never
  /** One try to reach the server. */
  attempt: (words: string, ask: Ask, answered: Answered) => Promise<Outcome>
  /** The door for who is logged in. */
  as: (me: string, ask: Ask) => Ask
  /** So many calls more, or fewer, wait for an answer. */
  count: (more: number) => void
}

const SECOND_THOUGHTS_MS = 20_000

const told = (outcome: Outcome): Event => {
  if (outcome === LOST) return { type: 'lost' }
  return outcome === 'ok' ? { type: 'delivered' } : { type: 'refused', why: outcome }
}

/** Sends a message by the outbox of the device: its own chart, its own waits, one id (M5). */
export const posting = ({ agenda, dice, broken, attempt, as, count }: Parts) => {
  /** What a person does with a message that the server refuses. */
  const afterRefusal = async (): Promise<Event> => {
    await agenda.wait(dice.whole(0, SECOND_THOUGHTS_MS))
    return { type: dice.chance(0.3) ? 'retry' : 'discard' }
  }

  const next = async (
    { effects, due: [due] }: Moved<typeof outbox.machine>,
    send: () => Promise<Outcome>,
  ): Promise<Event | { type: Due } | null> => {
    if (effects.some(({ type }) => type === 'settled')) return null
    if (effects.some(({ type }) => type === 'post')) return told(await send())
    if (!due) return afterRefusal()
    const isOnline = dice.chance(0.3)
    await agenda.wait(isOnline ? dice.whole(0, due.afterMs) : due.afterMs)
    return isOnline ? { type: 'online' } : { type: due.name }
  }

  /** Whether the message was sent, in the end. */
  return async (me: string, words: string, message: Posted, ask: Ask): Promise<boolean> => {
    const answered: Answered = { outcome: null }
    count(1)
    for (let at = begin(outbox, message); ; ) {
      const event = await next(at, () => attempt(words, as(me, ask), answered))
      if (!event) {
        count(-1)
        return at.next.state === 'sent'
      }
      const moved = step(outbox, at.next, event)
      if (!moved.moved) return broken(`the outbox of ${me} refuses ${event.type}`)
      at = moved
    }
  }
}
