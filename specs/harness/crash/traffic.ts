import { eventually } from '#specs/harness/support/process.ts'
import type { Blow } from './blows.ts'
import { bodyOf } from './proxy.ts'

/**
 * What is asked for once, under its id: `ask` answers null where no answer comes. `again`: whether
 * it may be asked for again, and the same is answered; or only where no answer came, as a bank
 * reports; or never.
 */
export type Wish = {
  id: string
  again: 'always' | 'in doubt' | 'never'
  ask: () => Promise<string | null>
  /** The part of a response body that is the answer; left out where that is the whole body. */
  read?: (body: string) => string
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
    if (struck) return
    struck = strike().finally(() => {
      isOver = true
    })
    // Awaited at the end: until then a failure must not end the whole run.
    struck.catch(() => undefined)
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
    const { read = (body: string) => body } = sent
    if (swallowed.includes(sent.id) && sent.answer !== read(swallowed)) other.push(sent.id)
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
