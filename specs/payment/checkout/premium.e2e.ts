import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FREE_CONVERSATIONS } from '#core/chat/rules.ts'
import { FREE_PHOTOS, PREMIUM_PHOTOS } from '#core/photo/rules.ts'
import { operatorParts, runOperator } from '#server/operator/operator.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { buy, message, newMember, type SpecMember, someone } from '#specs/harness/server/members.ts'
import { addPhoto, jpeg, send } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const PHOTOS = FREE_PHOTOS + 1

let browser: Browser
let server: SpecServer
let bytes: Uint8Array
let dir: string
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
  bytes = await jpeg()
  dir = await mkdtemp(join(tmpdir(), 'premium-'))
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  await rm(dir, { recursive: true })
})

const main = (page: Page) => page.getByRole('main')
/** Beside the main one, which stands above them. */
const others = (page: Page) => main(page).getByRole('button', { name: /^Open foto \d van Anna$/ })
const locked = (page: Page) => main(page).getByRole('button', { name: /Alleen met Premium/ })

const withPhotos = async () => {
  const anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
  await buy(anna)
  for (let nth = 0; nth < PHOTOS; nth++) await addPhoto(anna, bytes)
  return anna
}

/** Starts a conversation with each of so many; how many of them are answered with a yes. */
const conversationsWith = async (member: SpecMember, count: number) => {
  let started = 0
  for (let nth = 0; nth < count; nth++) {
    const { id } = await someone(member, { nth })
    const { status } = await member.call('POST /api/message.php', message(id, 'Hoi'))
    if (status === 200) started += 1
  }
  return started
}

/** Sends more photos than fit; how many there are then. */
const photosThatFit = async (member: SpecMember, limit: number) => {
  const replies = await Promise.all(Array.from({ length: limit + 1 }, () => send(member, bytes)))
  for (const { status, json } of replies) {
    if (status !== 200) expect(json).toEqual({ error: 'photo_limit' })
  }
  return (await member.ask('GET /api/photos.php')).photos.length
}

/** What the site says of itself, as its operator writes it; null leaves it out. */
const operatorClaims = async (claim: string | null) => {
  const run = async (...typed: string[]) =>
    runOperator(await operatorParts(server.container), typed)
  const { settings, ...site } = JSON.parse(await run('site', 'show', 'vonk'))
  const { premium_claim: _, ...others } = settings
  const path = join(dir, 'site.json')
  const said = { ...others, ...(claim !== null && { premium_claim: claim }) }
  await writeFile(path, JSON.stringify({ ...site, settings: said }))
  await run('site', 'save', path)
  await server.restart()
}

describe('Premium', () => {
  it('gives all photos, 25 uploads and conversations without limit, and claims what its operator says (CRD-07)', async () => {
    const anna = await withPhotos()
    const ben = await newMember(server, { name: 'Ben', gender: 'male', seeks: 'female' })
    const { page, close } = await visitAs(browser, server.url, ben, { phone: true })
    await page.goto(`/members/${anna.id}`)
    await see(locked(page)).toBeVisible()
    await see(others(page)).toHaveCount(FREE_PHOTOS - 1)
    expect(await photosThatFit(ben, FREE_PHOTOS)).toBe(FREE_PHOTOS)
    expect(await conversationsWith(ben, FREE_CONVERSATIONS + 1)).toBe(FREE_CONVERSATIONS)

    await page.goto('/premium')
    for (const said of [
      'Je ziet alle openbare foto’s van iedereen.',
      'Je zet tot 25 foto’s op je profiel, in plaats van 3.',
      'Je begint gesprekken zonder limiet, in plaats van 2.',
      'Vonk zegt: “Met Premium heb je 46% meer kans op een match.”',
    ]) {
      await see(main(page).getByText(said)).toBeVisible()
    }
    await buy(ben)
    await see(main(page).getByText('Je bent Premium. Dat blijf je.')).toBeVisible()
    await page.goto(`/members/${anna.id}`)
    await see(others(page)).toHaveCount(PHOTOS - 1)
    await see(locked(page)).toHaveCount(0)
    expect(await photosThatFit(ben, PREMIUM_PHOTOS)).toBe(PREMIUM_PHOTOS)
    const many = FREE_CONVERSATIONS + 3
    expect(await conversationsWith(ben, many)).toBe(many)

    await operatorClaims('Met Premium leer je sneller iemand kennen.')
    await page.goto(`${server.url}/premium`)
    await see(main(page).getByText('Vonk zegt: “Met Premium leer je sneller')).toBeVisible()
    await operatorClaims(null)
    await page.goto(`${server.url}/premium`)
    await see(main(page).getByText('Je ziet alle openbare foto’s van iedereen.')).toBeVisible()
    await see(main(page).getByText('Vonk zegt')).toHaveCount(0)
    await close()
  })
})
