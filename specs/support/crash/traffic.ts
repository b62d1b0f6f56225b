import { randomUUID } from 'node:crypto'
import { BALANCED, booksOf } from '#specs/support/books.ts'
import { message, type SpecMember } from '#specs/support/members.ts'
import { eventually } from '#specs/support/process.ts'
import { bodyOf, isCall } from './proxy.ts'
import type { CrashSite } from './site.ts'

const isSending = isCall('POST /api/message.php')
/** The statements that write a message, by the name under which a connection keeps them. */
const isWriting = (bytes: Buffer) =>
  /\bsend_(first|start|next)_paid\b/.test(bytes.toString('latin1'))

const LINES = 4
const PER_LINE = 11

export type Sent = { sender: SpecMember; to: string; id: string; answer: string | null }

/** What strikes in the middle of traffic, and what brings the site back. */
export type Blow = {
  what: string
  /** Answers what was said to nobody, where something was. */
  strike: () => Promise<Buffer | undefined>
  again: () => Promise<void>
}

const nothing = async () => undefined

/** Whatever can break between a member and the disk. */
export const blowsTo = (site: CrashSite): Blow[] => {
  const { start, killServer, killDatabase, door, wire } = site
  const kill = (what: string, strike: () => Promise<unknown>, again = start): Blow => ({
    ...{ what, again },
    strike: async () => void (await strike()),
  })
  const both = () => Promise.all([killServer(), killDatabase()])
  const answerless = async () => {
    const answer = await door.cutNext(isSending)
    await killServer()
    return answer
  }
  return [
    kill('the server', killServer),
    kill('the database under a server that goes on', killDatabase, nothing),
    kill('both', both),
    {
      what: 'the way back, after the commit',
      strike: () => door.cutNext(isSending),
      again: nothing,
    },
    {
      what: 'the server, after the commit and before its answer',
      strike: answerless,
      again: start,
    },
    ...(wire
      ? [
          kill(
            "the database's answer to the commit",
            async () => void (await wire.cutNext(isWriting)),
            nothing,
          ),
        ]
      : []),
  ]
}

/** Sends, or sends again: what was answered, or null where no answer came. */
export const post = async ({ sender, to, id }: Sent): Promise<string | null> => {
  const asked = message(to, `Bericht ${id}`, id)
  const replied = await sender.call('POST /api/message.php', asked).catch(() => null)
  return replied?.status === 200 ? replied.text : null
}

/**
 * Members write to one another without a pause until the blow has struck, after `calm` answers:
 * what got no answer is in doubt.
 */
export const trafficUntil = async (members: SpecMember[], calm: number, strike: Blow['strike']) => {
  const confirmed: Sent[] = []
  const inDoubt: Sent[] = []
  let struck: Promise<Buffer | undefined> | undefined
  const line = async (sender: SpecMember, nth: number) => {
    const to = members[(nth + 1) % members.length]?.id ?? ''
    for (let left = PER_LINE; left > 0; left--) {
      const sent: Sent = { sender, to, id: randomUUID(), answer: null }
      sent.answer = await post(sent)
      ;(sent.answer === null ? inDoubt : confirmed).push(sent)
      if (confirmed.length >= calm) struck ??= strike()
      if (sent.answer === null) return
    }
  }
  await Promise.all(
    members.flatMap((sender, nth) => Array.from({ length: LINES }, () => line(sender, nth))),
  )
  if (!struck) throw new Error('The blow has to strike while members write')
  return { confirmed, inDoubt, unheard: await struck }
}

/**
 * Sends again what is in doubt, and some of what was confirmed: what was said once must be said
 * again, byte for byte. Answers the ids for which it was not.
 */
export const sendAgain = async (
  { confirmed, inDoubt }: { confirmed: Sent[]; inDoubt: Sent[] },
  unheard: Buffer | undefined,
): Promise<string[]> => {
  const swallowed = unheard ? bodyOf(unheard) : ''
  const other: string[] = []
  for (const sent of inDoubt) {
    const taken = async () => {
      sent.answer = await post(sent)
      return sent.answer !== null
    }
    await eventually('the message is taken', taken)
    if (swallowed.includes(sent.id) && sent.answer !== swallowed) other.push(sent.id)
  }
  for (const sent of [...confirmed.slice(-10), ...inDoubt])
    if ((await post(sent)) !== sent.answer) other.push(sent.id)
  return other
}

/** How often what was sent is there and was charged; each should be once, with both its sides. */
export const foundOf = async ({ asked, looking }: CrashSite, sent: Sent[]) => {
  const ids = sent.map(({ id }) => id)
  const [found] = await asked(
    `select (select count(*)::int from message where id = any($1)) as messages,
      (select count(*)::int from ledger_entry where operation = any($1) and credits = -1
        and reason = 'message') as charges,
      (select count(*)::int from ledger_entry where operation = any($1)) as entries,
      (select count(*)::int from message where body like 'Bericht %' and body <> 'Bericht ' || id)
        as strange`,
    [ids],
  )
  return { ...found, books: await looking(booksOf) }
}

/** What `foundOf` answers when nothing is lost and nothing doubled. */
export const eachOnce = ({ length: count }: Sent[]) => ({
  ...{ messages: count, charges: count, entries: 2 * count, strange: 0 },
  books: BALANCED,
})
