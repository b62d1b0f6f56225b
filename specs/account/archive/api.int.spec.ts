import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { archiveParts } from '#core/account/archive/values.ts'
import { IMMEDIATE_DELIVERY_VERSION } from '#core/payment/checkout/immediate-delivery.ts'
import { SAVED_METHOD_CONSENT } from '#core/payment/reorder/rules.ts'
import { keepCard } from '#specs/harness/server/kept-methods.ts'
import {
  buy,
  message,
  newMember,
  PASSWORD,
  type SpecMember,
} from '#specs/harness/server/members.ts'
import { addPhoto, jpeg, sendChatPhoto } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { unzip } from '#specs/harness/support/unzip.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const download = (member: SpecMember, password = PASSWORD) =>
  fetch(`${server.url}/api/data.php`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: member.cookie(),
    },
    body: JSON.stringify({ password }),
  })
const archiveOf = async (member: SpecMember) => {
  const response = await download(member)
  expect(response.headers.get('content-type')).toBe('application/zip')
  return unzip(Buffer.from(await response.arrayBuffer()))
}
const textOf = (files: Map<string, Buffer>) =>
  [...files].map(([path, bytes]) => (path.endsWith('.webp') ? '' : `${path}\n${bytes}`)).join('\n')
const rows = (files: Map<string, Buffer>, part: string) =>
  JSON.parse(String(files.get(`${part}.json`))) as Record<string, unknown>[]

describe('the archive of a member', () => {
  test('holds the photos that they sent in conversations, as files, and when they opened one', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const id = randomUUID()
    await sendChatPhoto(anna, await jpeg(), id)
    const body = { id, profile: bram.id, body: '', photo: true }
    await anna.ask('POST /api/message.php', { body })
    await bram.ask('PUT /api/chat-photo.php', { body: { id } })
    const own = await archiveOf(anna)
    const file = `photos/${id}.webp`
    expect(rows(own, 'messages')).toMatchObject([
      { from: 'me', photo: file, photo_opened_at: null },
    ])
    expect(rows(own, 'photos')).toMatchObject([{ file, status: 'sent_in_conversation' }])
    expect(own.get(file)?.subarray(8, 12).toString()).toBe('WEBP')
    const theirs = await archiveOf(bram)
    expect(rows(theirs, 'photos')).toEqual([])
    const [got] = rows(theirs, 'messages')
    expect(got).toMatchObject({ from: 'them', photo: 'received' })
    expect(got?.photo_opened_at).not.toBeNull()
  })

  test('holds everything the site knows of them, to read and to compute with, photos too (ACC-19)', async () => {
    const anna = await newMember(server, { name: 'Anna', city: 'Zeist' })
    const bram = await newMember(server, { name: 'Bram <b>', city: 'Bunnik' })
    await buy(anna)
    await addPhoto(anna, await jpeg())
    await anna.ask('POST /api/likes.php', { body: { id: bram.id } })
    server.clock.forward(1_000)
    await anna.ask('POST /api/avoided.php', { body: { email: 'ex@x.example', note: 'Mijn ex' } })
    await anna.ask('POST /api/favourites.php', { body: { id: bram.id } })
    await bram.ask('POST /api/favourites.php', { body: { id: anna.id } })
    await anna.ask('POST /api/message.php', message(bram.id, 'Dag Bram, <i>mooi</i> weer'))
    await bram.ask('POST /api/message.php', message(anna.id, 'Dag Anna, zeg dat'))
    const files = await archiveOf(anna)

    const [photo] = rows(files, 'photos')
    expect([...files.keys()].sort()).toEqual(
      ['index.html', 'messages.html', ...archiveParts.map((part) => `${part}.json`)]
        .concat(String(photo?.file))
        .sort(),
    )
    expect(files.get(String(photo?.file))?.subarray(8, 12).toString()).toBe('WEBP')
    expect(rows(files, 'account')[0]).toMatchObject({ email: anna.email, language: 'nl' })
    expect(rows(files, 'profile')[0]).toMatchObject({ name: 'Anna', city: 'Zeist' })
    expect(rows(files, 'likes')).toMatchObject([
      { direction: 'given', member: 'Bram <b>' },
      { direction: 'kept', member: 'Bram <b>' },
    ])
    expect(rows(files, 'messages').map(({ from, text }) => [from, text])).toEqual([
      ['me', 'Dag Bram, <i>mooi</i> weer'],
      ['them', 'Dag Anna, zeg dat'],
    ])
    const receipts = [{ kind: 'sale', minor: 499, vat_minor: 87 }]
    expect(rows(files, 'payments')).toMatchObject([
      { bundle: 'credits-10', state: 'completed', receipts },
    ])
    const credits = rows(files, 'credits')
    const { user } = await anna.ask('GET /api/user.php')
    expect(credits.at(-1)?.balance_after).toBe(user?.credits)
    expect(rows(files, 'history').map(({ event }) => event)).toContain('activate')
    const index = String(files.get('index.html'))
    expect(index).toContain('Je gegevens bij')
    expect(index).toContain(`<img src="${photo?.file}"`)
    expect(String(files.get('messages.html'))).toContain('&lt;i&gt;mooi&lt;/i&gt;')
    expect(String(files.get('messages.html')) + index).not.toMatch(/<i>|<b>/)
  })

  test('has of each payment who took it, the way of paying that was kept, and its withdrawal', async () => {
    const anna = await newMember(server)
    const { payment_id } = await keepCard(anna)
    const { orders } = await anna.ask('GET /api/withdrawal.php')
    const body = { payment_id, credits: orders[0]?.unused ?? 0 }
    await anna.ask('POST /api/withdrawal.php', { body })
    expect(rows(await archiveOf(anna), 'payments')).toMatchObject([
      {
        payment: payment_id,
        bank: null,
        provider: 'sandbox',
        by_mandate: null,
        agreed_to_keep: SAVED_METHOD_CONSENT,
        immediate_delivery_consent: IMMEDIATE_DELIVERY_VERSION,
        withdrawal: { credits: 10, amount: { minor: 499, currency: 'EUR' } },
      },
    ])
  })

  test("tells nothing private of others, and no secret of the member's own", async () => {
    const anna = await newMember(server)
    const bram = await newMember(server, { name: 'Bram', city: 'Bunnik' })
    await bram.ask('POST /api/message.php', message(anna.id, 'Hoi Anna'))
    const { rows: secrets } = await server.db.query(
      `select a.password_hash, s.token_hash from account a join session s on s.account_id = a.id
      where a.id = any($1)`,
      [[anna.id, bram.id]],
    )
    expect(secrets).toHaveLength(2)
    const text = textOf(await archiveOf(anna))
    expect(text).toContain('Hoi Anna')
    for (const secret of secrets.flatMap((row) => Object.values(row as object))) {
      expect(text).not.toContain(secret)
    }
    for (const theirs of [bram.id, bram.email, 'Bunnik']) expect(text).not.toContain(theirs)
  })

  test('leaves out what another has taken away, and keeps what the member wrote', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server, { name: 'Bram Weg' })]
    await anna.ask('POST /api/message.php', message(bram.id, 'Van mij'))
    await bram.ask('POST /api/message.php', message(anna.id, 'Van hem'))
    await bram.ask('POST /api/block.php', { body: { id: anna.id } })
    const files = await archiveOf(anna)
    expect(rows(files, 'messages').map(({ text }) => text)).toEqual(['Van mij'])
    expect(textOf(files)).not.toContain('Bram Weg')
  })

  test('has every message, however many there are and a site shows a free member', async () => {
    await server.db.query(`update site set settings = settings || '{"chat_history_messages": 5}'`)
    await server.restart()
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const { conversation } = await anna.ask('POST /api/message.php', message(bram.id, 'Nummer 1'))
    await server.db.query(
      `insert into message (conversation_id, seq, id, side, body, at)
      select $1, nth, gen_random_uuid(), 'starter', 'Nummer ' || nth, now()
      from generate_series(2, 2500) as nth`,
      [conversation],
    )
    const texts = rows(await archiveOf(anna), 'messages').map(({ text }) => text)
    expect(texts).toEqual(Array.from({ length: 2_500 }, (_, nth) => `Nummer ${nth + 1}`))
  })

  test('is given to nobody without the password, and speaks their language', async () => {
    const anna = await newMember(server)
    const wrong = await anna.refusal('POST /api/data.php', { body: { password: 'iets-anders' } })
    expect(wrong).toMatchObject({ status: 400, fields: { password: 'password_wrong' } })
    await anna.ask('PUT /api/user.php', { body: { language: 'en' } })
    const files = await archiveOf(anna)
    expect(String(files.get('index.html'))).toContain('Your data at')
  })
})

/** Of each table that knows accounts: whether the archive has it, or why it does not. */
const KNOWN: Record<string, string> = {
  account: 'account',
  age_proof: 'account',
  terms_consent: 'consents',
  album_grant: 'likes',
  auto_like: 'likes',
  avoided_address: 'profile',
  book: 'credits',
  chat_photo: 'photos',
  consent: 'consents',
  conversation: 'conversations',
  debit_lift: 'what those who work here decided: theirs, and no word of the member',
  debit_mandate: 'consents',
  discount: 'discounts',
  discount_code: 'discounts',
  desk_log: 'what those who work here did: theirs, and no word about the member',
  moderation_case: 'account',
  moderation_report: 'account',
  moderation_statement: 'account',
  restriction: 'account',
  favourite: 'likes',
  fictional_profile: 'of nobody: it is for profiles behind which there is no member',
  finder_answer: 'finder',
  first_message: 'account',
  intimate_consent: 'consents',
  known_device: 'devices',
  like_notice: 'what is about to be told, and gone once it is',
  liking: 'likes',
  link: 'devices',
  mail_change: 'account',
  mandate: 'consents',
  meeting_choice: 'profile',
  notice_due: 'what is about to be told, and gone once it is',
  opener: 'profile',
  payment: 'payments',
  photo: 'photos',
  photo_review: 'photos',
  approval: 'account',
  profile: 'profile',
  push_choice: 'account',
  saved_search: 'profile',
  saved_search_watch: 'profile',
  search_entry: 'profile',
  session: 'devices',
  spending_limit: 'account',
  swipe: 'likes',
  swipe_turn: 'profile',
  time_bonus: 'history',
  visit: 'likes',
  wallet: 'account',
}

describe('every table that knows accounts', () => {
  test('is in the archive, or is named with the reason', async () => {
    const { rows: found } = await server.db.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('account_id', 'from_id', 'starter_id')
      union select conrelid::regclass::text from pg_constraint
      where contype = 'f' and confrelid = 'account'::regclass
      union values ('account'), ('book')`,
    )
    expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(KNOWN).sort())
  })
})
