import { randomUUID } from 'node:crypto'
import { BALANCED, booksOf } from '#specs/harness/database/books.ts'
import { buy, creditsOf, message } from '#specs/harness/server/members.ts'
import type { CrashSite } from './site.ts'
import type { Sent, Traffic, Wish } from './traffic.ts'

const LINES = 4
const PER_LINE = 11
/** As much as a member may write in a round, and what is sent again. */
const CREDITS_MIN = 50

/** How often what was sent is there and was charged; each should be once, with both its sides. */
export const foundOf = async ({ asked, looking }: CrashSite, sent: Pick<Sent, 'id'>[]) => {
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
export const eachOnce = ({ length: count }: Pick<Sent, 'id'>[]) => ({
  messages: count,
  charges: count,
  entries: 2 * count,
  strange: 0,
  books: BALANCED,
})

/** Members write to one another. */
export const messages = async (site: CrashSite): Promise<Traffic> => {
  const { members } = site
  for (const member of members)
    if ((await creditsOf(member)) < CREDITS_MIN) await buy(member, 'credits-150')
  const line = (nth: number): Wish[] => {
    const [sender, to] = [members[nth], members[(nth + 1) % members.length]]
    return Array.from({ length: PER_LINE }, () => {
      const id = randomUUID()
      const ask = async () => {
        const asked = message(to?.id ?? '', `Bericht ${id}`, id)
        const replied = await sender?.call('POST /api/message.php', asked).catch(() => null)
        return replied?.status === 200 ? replied.text : null
      }
      return { id, again: 'always' as const, ask }
    })
  }
  return {
    what: 'messages',
    call: 'POST /api/message.php',
    /** The statements that write a message, by the name under which a connection keeps them. */
    statement: /\bsend_(first|start|next)_paid\b/,
    lines: members.flatMap((_, nth) => Array.from({ length: LINES }, () => line(nth))),
    wrongIn: async ({ confirmed, inDoubt }) => {
      const sent = [...confirmed, ...inDoubt]
      const [found, due] = [await foundOf(site, sent), eachOnce(sent)].map((one) =>
        JSON.stringify(one),
      )
      return found === due ? [] : [`found ${found}, and not ${due}`]
    },
  }
}
