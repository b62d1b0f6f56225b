import { randomUUID } from 'node:crypto'
import type { Answer } from '#core/contract/contract.ts'
import { numberOf } from '#core/moderation/views.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { until } from '#specs/harness/server/server.ts'
import { eventually } from '#specs/harness/support/process.ts'
import { differing, unbalanced, WITHIN_MS } from './found.ts'
import type { CrashSite } from './site.ts'
import type { Sent, Traffic, Wish } from './traffic.ts'
import { forgetLimits } from './withdrawal-links.ts'

const LINES = 6
const PER_LINE = 2

const moderators = new WeakMap<CrashSite, Promise<SpecMember>>()

/** A member of staff who reads the moderation queue: one for each site. */
const moderatorOf = (site: CrashSite): Promise<SpecMember> => {
  const appoint = async () => {
    const mailTo = (to: string) =>
      until(async () => {
        const [newest] = await site.mailsTo(to)
        if (!newest) throw new Error(`No mail to ${to} yet`)
        return newest
      })
    const made = await newMember({ browser: site.browser, mailTo })
    await site.asked(`update account set staff_role = 'moderator' where id = $1`, [made.id])
    return made
  }
  const known = moderators.get(site) ?? appoint()
  moderators.set(site, known)
  return known
}

const addressOf = (id: string) => `melder-${id}@voorbeeld.example`
const wordsOf = (id: string) => `Melding ${id}`

const noticing =
  (site: CrashSite, id: string): Wish['ask'] =>
  async () => {
    await forgetLimits(site).catch(() => undefined)
    const body = {
      about: 'content',
      place: 'Een profiel uit Zwolle',
      reason: 'others_photo',
      words: wordsOf(id),
      name: 'Truus',
      mail: addressOf(id),
      good_faith: true,
    } as const
    const headers = { 'idempotency-key': id }
    const asked = site.browser().call('POST /api/complaint.php', { body, headers })
    const replied = await asked.catch(() => null)
    return replied?.status === 200 ? replied.text : null
  }

/** The numbers of all cases that wait in the moderation queue, by the pages of its API. */
const queueOf = async (moderator: SpecMember): Promise<string[]> => {
  const numbers: string[] = []
  let next: string | null = null
  do {
    const page: Answer<'GET /api/desk.php'> = await moderator.ask('GET /api/desk.php', {
      query: next === null ? {} : { after: next },
    })
    numbers.push(...page.cases.map(({ number }) => number))
    next = page.next
  } while (next !== null)
  return numbers
}

/** Each notice is one case with one report, whose number is the one that its sender was given. */
const wrongCases = async (site: CrashSite, sent: Sent[]): Promise<string[]> => {
  const rows = await site.asked<{ words: string; id: string }>(
    `select r.words, c.id from moderation_report r join moderation_case c on c.id = r.case_id
     where r.words = any($1)`,
    [sent.map(({ id }) => wordsOf(id))],
  )
  const queue = await queueOf(await moderatorOf(site))
  return sent.flatMap(({ id, answer }) => {
    const { number } = JSON.parse(answer ?? '{}') as { number?: string }
    const cases = rows.filter(({ words }) => words === wordsOf(id)).map((row) => numberOf(row.id))
    const waiting = queue.filter((one) => one === number).length
    return [
      ...differing(`the cases of notice ${id}`, cases, [number]),
      ...differing(`notice ${id} in the queue`, waiting, 1),
    ]
  })
}

/** The sender of each notice gets its receipt by mail. */
const withoutReceipt = async (site: CrashSite, sent: Sent[]): Promise<string[]> => {
  const wrong: string[] = []
  for (const { id } of sent) {
    const count = async () => (await site.mailsTo(addressOf(id))).length
    const came = eventually('the receipt comes', async () => (await count()) > 0, WITHIN_MS)
    await came.catch(() => undefined)
    wrong.push(...differing(`receipts of notice ${id}`, await count(), 1))
  }
  return wrong
}

/** People without an account send notices by the public form. */
export const notices = async (site: CrashSite): Promise<Traffic> => {
  await forgetLimits(site)
  await moderatorOf(site)
  const wish = (): Wish => {
    const id = randomUUID()
    return { id, again: 'always', ask: noticing(site, id) }
  }
  return {
    what: 'notices',
    call: 'POST /api/complaint.php',
    statement: /\bmoderation_case_begin\b/,
    lines: Array.from({ length: LINES }, () => Array.from({ length: PER_LINE }, wish)),
    wrongIn: async ({ confirmed, inDoubt }) => {
      const sent = [...confirmed, ...inDoubt]
      return [
        ...(await wrongCases(site, sent)),
        ...(await withoutReceipt(site, sent)),
        ...(await unbalanced(site)),
      ]
    },
  }
}
