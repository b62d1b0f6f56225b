import { randomUUID } from 'node:crypto'
import type { Browser } from '#specs/harness/server/client.ts'
import { mailAbout } from '#specs/harness/server/mails.ts'
import {
  formOf,
  linkIn,
  message,
  newMember,
  ordered,
  PASSWORD,
  play,
  settled,
  someone,
} from '#specs/harness/server/members.ts'
import { jpeg } from '#specs/harness/server/pictures.ts'
import type { SpecServer } from '#specs/harness/server/server.ts'

export type Answered = { status: number; json: unknown }

/** Something breaks inside while this is asked. */
export const whileBroken = async ({ db }: SpecServer, ask: () => Promise<Answered>) => {
  await db.query('alter table liking rename to gone')
  try {
    return await ask()
  } finally {
    await db.query('alter table gone rename to liking')
  }
}

/** What a visitor is answered where the site keeps its members to themselves. */
export const searchedWhereClosed = async (server: SpecServer): Promise<Answered> => {
  const showTo = async (who: 'none' | 'all') => {
    const settings = JSON.stringify({ logged_out_search: who })
    await server.db.query(`update site set settings = settings || '${settings}'`)
    await server.restart()
  }
  await showTo('none')
  try {
    return await server.browser().call('GET /api/members.php')
  } finally {
    await showTo('all')
  }
}

/** Who never confirmed the address is gone as soon as they ask for it, and has a link in their mail still. */
export const linkOfGone = async (server: SpecServer): Promise<Answered> => {
  const form = formOf()
  const { email } = form
  const browser = server.browser()
  await browser.ask('POST /api/signup.php', { body: form })
  const token = linkIn(await mailAbout(server, email, 'Bevestig'))
  await browser.ask('POST /api/user.php', { body: { email, password: PASSWORD } })
  await browser.ask('DELETE /api/user.php', { body: { reason: 'other', password: PASSWORD } })
  return browser.call('POST /api/activation.php', { body: { token } })
}

export const orderEndedAs = async (
  server: SpecServer,
  status: 'failed' | 'cancelled',
  method?: 'creditcard',
): Promise<Answered> => {
  const buyer = await newMember(server)
  const { ref, payment_id } = await ordered(buyer, 'credits-10', undefined, method)
  await play(buyer, ref, { status })
  await settled(buyer, payment_id, status)
  return buyer.call('GET /api/order.php', { query: { payment_id } })
}

export const addPhoto = async (to: Browser): Promise<Answered> =>
  to.send('POST', `/api/photos.php?id=${randomUUID()}`, {
    headers: { 'content-type': 'image/jpeg' },
    body: new Uint8Array(await jpeg()),
  })

export const removedPhoto = async (server: SpecServer, viewer: Browser): Promise<Answered> => {
  const shown = await newMember(server)
  await addPhoto(shown)
  const [photo] = (await shown.ask('GET /api/photos.php')).photos
  if (!photo) throw new Error('No photo was added')
  const before = await viewer.send('GET', photo.match)
  if (before.status !== 200) throw new Error(`The photo is answered with ${before.status}`)
  await shown.ask('DELETE /api/photos.php', { body: { id: photo.id } })
  return viewer.send('GET', photo.match)
}

export const otherChatByKeyUsed = async (server: SpecServer): Promise<Answered> => {
  const from = await newMember(server)
  const headers = { 'idempotency-key': randomUUID() }
  for (const nth of [0, 1]) {
    const { id } = await someone(from, { nth })
    await from.ask('POST /api/message.php', message(id, 'Hoi'))
  }
  const { chats } = await from.ask('GET /api/chats.php')
  const [one, other] = chats.map(({ conversation }) => ({ body: { conversation }, headers }))
  await from.ask('DELETE /api/chat.php', one)
  return from.call('DELETE /api/chat.php', other)
}
