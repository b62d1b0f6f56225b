import { asStaff, photos } from './before-changes.ts'
import type { Make } from './changes.ts'
import { newMember, PASSWORD, type SpecMember, tokenOfLink } from './members.ts'
import type { SpecServer } from './server.ts'
import { suspendForWeek } from './suspended.ts'

const report = async (by: SpecMember, accused: string) => {
  const body = { subject: 'member', id: accused, reason: 'spam' } as const
  return (await by.ask('POST /api/report.php', { body })).number
}

/** Two cases, each on somebody of its own; claimed by this one where asked for. */
const twoCases = async (server: SpecServer, staff: SpecMember, { claimed = true } = {}) => {
  const reporter = await newMember(server)
  const accused = [await newMember(server), await newMember(server)]
  const numbers: string[] = []
  for (const { id } of accused) numbers.push(await report(reporter, id))
  const ids: string[] = []
  for (const number of numbers) {
    const { cases } = await staff.ask('GET /api/desk.php')
    const id = cases.find((one) => one.number === number)?.id ?? ''
    if (claimed) await staff.ask('POST /api/desk-claim.php', { body: { id } })
    ids.push(id)
  }
  return { ids, accused }
}

const warning = {
  decision: 'warning',
  days: null,
  rule: 'spam',
  facts: 'Steeds hetzelfde.',
} as const

/** Two cases that were decided, with somebody who may look at the objection. */
const twoDecided = async (server: SpecServer) => {
  const eva = await asStaff(server)
  const { ids, accused } = await twoCases(server, eva)
  for (const id of ids) await eva.ask('POST /api/desk-decision.php', { body: { id, ...warning } })
  return { ids, accused }
}

/** What is reported, decided and objected to. */
export const moderationChanges = {
  'POST /api/report.php': async (server) => {
    const [member, one, other] = [
      await newMember(server),
      await newMember(server),
      await newMember(server),
    ]
    const said = (id: string) => ({ body: { subject: 'member', id, reason: 'spam' } })
    return { browser: member, said: said(one.id), other: said(other.id) }
  },
  'POST /api/complaint.php': async (server) => {
    const said = (words: string) => ({ body: { about: 'service', words, mail: 'a@b.example' } })
    return { browser: server.browser(), said: said('Traag.'), other: said('Te traag.') }
  },
  'PUT /api/safety.php': async (server) => ({
    browser: await newMember(server),
    said: { body: {} },
    other: { body: { more: 1 } },
  }),
  'POST /api/appeal.php': async (server) => {
    const { ids, accused } = await twoDecided(server)
    const [one] = accused
    if (!one) throw new Error('Nobody is accused')
    const said = (words: string) => ({ body: { id: ids[0], words } })
    return { browser: one, said: said('Dat was ik niet.'), other: said('Echt niet.') }
  },
  'POST /api/appeal.php?link=1': async (server) => {
    const { accused } = await twoDecided(server)
    const token = await tokenOfLink(server, accused[0]?.email ?? '', 'decision')
    const said = (words: string) => ({ body: { token, words } })
    return {
      browser: server.browser(),
      said: said('Dat was ik niet.'),
      other: said('Echt niet.'),
    }
  },
  'DELETE /api/user.php?link=1': async (server) => {
    const member = await newMember(server)
    await suspendForWeek(server, await asStaff(server), member.id)
    const token = await tokenOfLink(server, member.email, 'decision')
    const said = (link: string) => ({ body: { token: link, password: PASSWORD } })
    return { browser: server.browser(), said: said(token), other: said('x'.repeat(43)) }
  },
  'POST /api/desk-claim.php': async (server) => {
    const staff = await asStaff(server)
    const { ids } = await twoCases(server, staff, { claimed: false })
    return { browser: staff, said: { body: { id: ids[0] } }, other: { body: { id: ids[1] } } }
  },
  'DELETE /api/desk-claim.php': async (server) => {
    const staff = await asStaff(server)
    const { ids } = await twoCases(server, staff)
    return { browser: staff, said: { body: { id: ids[0] } }, other: { body: { id: ids[1] } } }
  },
  'POST /api/desk-decision.php': async (server) => {
    const staff = await asStaff(server)
    const { ids } = await twoCases(server, staff)
    const said = (id: string | undefined) => ({ body: { id, ...warning } })
    return { browser: staff, said: said(ids[0]), other: said(ids[1]) }
  },
  'POST /api/desk-police.php': async (server) => {
    const staff = await asStaff(server)
    const { ids } = await twoCases(server, staff)
    const said = (id: string | undefined) => ({ body: { id, number: '2026-4411' } })
    return { browser: staff, said: said(ids[0]), other: said(ids[1]) }
  },
  'POST /api/desk-photo.php': async (server) => {
    const staff = await asStaff(server)
    const [one, other] = await photos(await newMember(server))
    return { browser: staff, said: { body: { id: one } }, other: { body: { id: other } } }
  },
  'POST /api/desk-photo-decision.php': async (server) => {
    const staff = await asStaff(server)
    const ids = await photos(await newMember(server))
    for (const id of ids) await staff.ask('POST /api/desk-photo.php', { body: { id } })
    const said = (id: string) => ({ body: { id, rule: 'photo_not_you', facts: 'Een ander.' } })
    return { browser: staff, said: said(ids[0]), other: said(ids[1]) }
  },
  'POST /api/desk-review.php': async (server) => {
    const { ids, accused } = await twoDecided(server)
    const finn = await asStaff(server)
    for (const [nth, id] of ids.entries()) {
      await accused[nth]?.ask('POST /api/appeal.php', { body: { id, words: 'Nee.' } })
      await finn.ask('POST /api/desk-claim.php', { body: { id } })
    }
    const said = (id: string | undefined) => ({
      body: { id, outcome: 'upheld', facts: 'Het klopt.' },
    })
    return { browser: finn, said: said(ids[0]), other: said(ids[1]) }
  },
} satisfies Record<string, Make>
