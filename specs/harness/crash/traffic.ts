import { eventually } from '#specs/harness/support/process.ts'
import { bodyOf, isCall } from './proxy.ts'
import type { CrashSite } from './site.ts'

/**
 * What is asked for once, under its id: `ask` answers null where no answer comes. `again`: whether
 * it may be asked for again, and the same is answered; or only where no answer came, as a bank
 * reports; or never.
 */
export type Wish = {
  id: string
  again: 'always' | 'in doubt' | 'never'
  ask: () => Promise<string | null>
}
export type Sent = Wish & { answer: string | null }

/**
 * What is asked for in the middle of a blow: line by line, each one thing after the other. `call`:
 * where it comes in, null for what comes by no call; `statement`: by which it is written.
 */
export type Traffic = {
  what: string
  call: string | null
  statement: RegExp
  lines: Wish[][]
  /** What was lost or doubled, in words; waits for what is on its way still. */
  wrongIn(all: Caught): Promise<string[]>
}
export type Caught = { confirmed: Sent[]; inDoubt: Sent[] }

/** What strikes in the middle of traffic, and what brings the site back. */
export type Blow = {
  what: string
  /** Answers what was said to nobody, where something was. */
  strike: () => Promise<Buffer | undefined>
  again: () => Promise<void>
}

const nothing = async () => undefined

const named = (statement: RegExp) => (bytes: Buffer) => statement.test(bytes.toString('latin1'))

/** Whatever can break between who asks and the disk. */
export const blowsTo = (
  site: CrashSite,
  { call, statement }: Pick<Traffic, 'call' | 'statement'>,
): Blow[] => {
  const { start, killServer, killDatabase, door, wire } = site
  const kill = (what: string, strike: () => Promise<unknown>, again = start): Blow => ({
    what,
    again,
    strike: async () => void (await strike()),
  })
  const both = () => Promise.all([killServer(), killDatabase()])
  const cut = () => door.cutNext(isCall(call ?? ''))
  const answerless = async () => {
    const answer = await cut()
    await killServer()
    return answer
  }
  const afterCommit: Blow[] = [
    { what: 'the way back, after the commit', strike: cut, again: nothing },
    {
      what: 'the server, after the commit and before its answer',
      strike: answerless,
      again: start,
    },
  ]
  return [
    kill('the server', killServer),
    kill('the database under a server that goes on', killDatabase, nothing),
    kill('both', both),
    ...(call === null ? [] : afterCommit),
    ...(wire
      ? [
          kill(
            "the database's answer to the commit",
            async () => void (await wire.cutNext(named(statement))),
            nothing,
          ),
        ]
      : []),
  ]
}

/** Asks until an answer comes, where the same may be asked for again. */
export const answered = async ({ id, ask }: Pick<Wish, 'id' | 'ask'>): Promise<string> => {
  let answer: string | null = null
  await eventually(`${id} is answered`, async () => {
    answer = await ask()
    return answer !== null
  })
  return answer ?? ''
}

/**
 * Everybody asks without a pause until the blow has struck, after `calm` answers: what got no
 * answer then is in doubt, and ends its line. A busy machine may leave a question without an answer
 * before that, which is asked again.
 */
export const trafficUntil = async (
  { what, lines }: Pick<Traffic, 'what' | 'lines'>,
  calm: number,
  strike: Blow['strike'],
): Promise<Caught & { unheard: Buffer | undefined }> => {
  const confirmed: Sent[] = []
  const inDoubt: Sent[] = []
  let struck: Promise<Buffer | undefined> | undefined
  let isOver = false
  const strikes = () => {
    struck ??= strike().finally(() => {
      isOver = true
    })
  }
  const asked = async ({ id, again, ask }: Wish): Promise<string | null> => {
    let answer: string | null = null
    await eventually(`${id} is answered before the blow`, async () => {
      answer = await ask()
      return answer !== null || struck !== undefined || again === 'never'
    })
    return answer
  }
  const line = async (wishes: Wish[]) => {
    for (const wish of wishes) {
      const sent: Sent = { ...wish, answer: await asked(wish) }
      ;(sent.answer === null ? inDoubt : confirmed).push(sent)
      if (confirmed.length + inDoubt.length >= calm) strikes()
      if (sent.answer === null && isOver) return
    }
  }
  await Promise.all(lines.map(line))
  const figures = `${confirmed.length} of ${what} answered, ${inDoubt.length} not, ${calm} awaited`
  await eventually(`The blow strikes in the middle of traffic (${figures})`, () => isOver)
  return { confirmed, inDoubt, unheard: await struck }
}

/**
 * Asks again for what is in doubt, and for some of what was answered: what was said once must be
 * said again, byte for byte. Answers the ids for which it was not.
 */
export const sendAgain = async (
  { confirmed, inDoubt }: Caught,
  unheard: Buffer | undefined,
): Promise<string[]> => {
  const swallowed = unheard ? bodyOf(unheard) : ''
  const other: string[] = []
  for (const sent of inDoubt.filter(({ again }) => again !== 'never')) {
    sent.answer = await answered(sent)
    if (swallowed.includes(sent.id) && sent.answer !== swallowed) other.push(sent.id)
  }
  const always = ({ again }: Sent) => again === 'always'
  for (const sent of [...confirmed.filter(always).slice(-10), ...inDoubt.filter(always)])
    if ((await answered(sent)) !== sent.answer) other.push(sent.id)
  return other
}

/** Several kinds at once. */
export const together = (all: Traffic[]): Traffic => ({
  what: all.map(({ what }) => what).join(' and '),
  call: null,
  statement: /\bcommit\b/,
  lines: all.flatMap(({ lines }) => lines),
  wrongIn: async ({ confirmed, inDoubt }) => {
    const wrong: string[] = []
    for (const { lines, wrongIn } of all) {
      const ids = new Set(lines.flat().map(({ id }) => id))
      const ofThis = (sent: Sent[]) => sent.filter(({ id }) => ids.has(id))
      wrong.push(...(await wrongIn({ confirmed: ofThis(confirmed), inDoubt: ofThis(inDoubt) })))
    }
    return wrong
  },
})
