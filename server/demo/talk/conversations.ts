import { v5 } from 'uuid'
import { FREE_CONVERSATIONS } from '#core/chat/rules.ts'
import type { DemoConversation, DemoMember, DemoMessage } from '#core/demo/ports.ts'
import { mayPlease } from '../likes.ts'
import { pileOf } from '../people/crowd/pile.ts'
import type { Random } from '../random.ts'
import { type Dialogue, dialogues, dialoguesWithFictional } from './dialogues.ts'

/** Never changed: the ids of the demo's messages follow from it. */
const MESSAGES = '9b8f6a3e-2f5d-4f0a-8d7b-53c1c7f4e611'
const DAY_MINUTES = 24 * 60
const BEGAN_MINUTES_MAX = 18 * DAY_MINUTES
const PREMIUM_CONVERSATIONS_MAX = 4
/** The last message of some conversations lies unread. */
const UNREAD = 0.35
const WITH_FICTIONAL = 0.2

const filled = (line: string, other: DemoMember) =>
  line.replaceAll('{jij}', other.name).replaceAll('{stad}', other.city)

/** Minutes, then hours, then sometimes a night between two messages; the last one the latest. */
const timesOf = (many: number, random: Random) => {
  let ago = random.whole(20, BEGAN_MINUTES_MAX)
  return Array.from({ length: many }, () => {
    const at = ago
    const pause = random.chance(0.7) ? random.whole(1, 25) : random.whole(60, 14 * 60)
    if (ago > pause) ago -= pause
    return at
  })
}

/** What each member can still spend. */
type Wallets = Map<string, { credits: number }>

type Talk = { starter: DemoMember; receiver: DemoMember; dialogue: Dialogue }

/** As many lines of a dialogue as both can pay for. */
const linesFor = (
  { starter, receiver, dialogue }: Talk,
  { purse, price, random }: { purse: Wallets; price: number; random: Random },
) => {
  const wanted = random.whole(1, dialogue.lines.length)
  const left = [starter, receiver].map(({ id, email }) =>
    email === null ? Number.POSITIVE_INFINITY : (purse.get(id)?.credits ?? 0),
  ) as [number, number]
  const lines = dialogue.lines.slice(0, Math.max(wanted, receiver.email === null ? 2 : 1))
  const paid = lines.findIndex((_, index) => {
    const side = index % 2 === 0 ? 0 : 1
    left[side] -= price
    return left[side] < 0
  })
  return paid === -1 ? lines : lines.slice(0, paid)
}

const readOf = (messages: DemoMessage[], receiver: DemoMember, random: Random) => {
  const last = messages.length
  const sender = messages.at(-1)?.by
  const unread = receiver.email !== null && random.chance(UNREAD) ? 1 : 0
  return {
    starter: sender === 'receiver' ? last - unread : last,
    receiver: sender === 'starter' ? last - unread : last,
  }
}

const written = (talk: Talk, id: string, lines: string[], random: Random): DemoConversation => {
  const { starter, receiver } = talk
  const times = timesOf(lines.length, random)
  const messages = lines.map((line, index) => {
    const by = index % 2 === 0 ? ('starter' as const) : ('receiver' as const)
    return {
      id: v5(`${id} ${index}`, MESSAGES),
      by,
      body: filled(line, by === 'starter' ? receiver : starter),
      minutesAgo: times[index] ?? 1,
    }
  })
  const read = readOf(messages, receiver, random)
  return { id, starter: starter.id, receiver: receiver.id, messages, read }
}

/** `price` is that of a message, in credits. */
type Terms = { purse: Wallets; price: number; ofPair(a: string, b: string): string; random: Random }

/** One after another begins to talk to somebody who could like them, and pays from the purse. */
export const conversationsAmong = (
  members: DemoMember[],
  { purse, price, ofPair, random }: Terms,
): DemoConversation[] => {
  const talks = new Map<string, DemoConversation>()
  const fictionalTalk = pileOf(dialoguesWithFictional, random)
  const anyTalk = pileOf(
    dialogues.filter(({ about }) => !about),
    random,
  )
  const dialogueWith = ({ email, interests }: DemoMember): Dialogue => {
    if (email === null) return fictionalTalk()
    const [fitting] = random.some(
      dialogues.filter(({ about }) => about && interests.includes(about)),
      1,
    )
    return fitting ?? anyTalk()
  }

  const begin = (starter: DemoMember, receiver: DemoMember) => {
    const id = ofPair(starter.id, receiver.id)
    if (talks.has(id)) return
    const talk = { starter, receiver, dialogue: dialogueWith(receiver) }
    const lines = linesFor(talk, { purse, price, random })
    if (lines.length === 0) return
    talks.set(id, written(talk, id, lines, random))
    for (const [index] of lines.entries()) {
      const mine = purse.get(index % 2 === 0 ? starter.id : receiver.id)
      if (mine) mine.credits -= price
    }
  }

  for (const starter of members.filter(({ email }) => email !== null)) {
    const most = starter.premium ? PREMIUM_CONVERSATIONS_MAX : FREE_CONVERSATIONS
    const pleasing = members.filter((other) => mayPlease(starter, other))
    const real = pleasing.filter(({ email }) => email !== null)
    const fictional = pleasing.filter(({ email }) => email === null)
    for (let begun = random.whole(0, most); begun > 0; begun--) {
      const from = random.chance(WITH_FICTIONAL) && fictional.length > 0 ? fictional : real
      for (const receiver of random.some(from, 1)) begin(starter, receiver)
    }
  }
  return [...talks.values()]
}
