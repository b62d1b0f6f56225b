import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { mailbox } from '#adapters/mail/mailbox.ts'
import type { Mail } from '#core/kernel/ports.ts'
import { nlMailboxTexts } from '#core/texts/nl/platform/mailbox.ts'
import { demoTextsOf } from '#server/platform/texts.ts'

const box = async (texts = nlMailboxTexts) => {
  const dir = await mkdtemp(join(tmpdir(), 'mailbox-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const { mailer, pages } = mailbox({ dir, texts })
  const get = async (path: string) => {
    const response = await pages.answer(new Request(new URL(path, 'http://localhost:3000')))
    if (!response) throw new Error(`Nobody answers ${path}.`)
    return response
  }
  const mails = async (query = ''): Promise<(Mail & { id: string })[]> =>
    (await (await get(`/dev/mail.json${query}`)).json()).mails
  return { dir, send: mailer.send, pages, get, mails }
}

const mailOf = (wishes: Partial<Mail> = {}): Mail => ({
  to: 'lid01@vonk.example',
  key: 'activation:1',
  subject: 'Bevestig je e-mailadres',
  text: 'Hoi Sanne,\n\nopen http://localhost:3000/abc?d=1&e=2.\n',
  html: '<p>Hoi <a href="http://localhost:3000/abc">Sanne</a></p>',
  ...wishes,
})

describe('the mailbox of the demo', () => {
  test('shows its files to their owner alone: links in them sign people in', async () => {
    const { dir, send } = await box()
    await send(mailOf())
    for (const name of await readdir(dir)) {
      expect((await stat(join(dir, name))).mode & 0o077).toBe(0)
    }
  })

  test.each([
    ['nl', 'Testpostvak'],
    ['en', 'Test mailbox'],
  ])('speaks the first language of its server: %s', async (language, title) => {
    const { get } = await box(demoTextsOf(language).mailbox)
    const page = await (await get('/dev/mail')).text()
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(`<h1>${title}</h1>`)
  })

  test('keeps a mail as it would be sent, for every mail program to open', async () => {
    const { dir, send } = await box()
    await send(mailOf({ subject: 'Eén kus', text: 'Groetjes, Zoë' }))
    const name = (await readdir(dir)).find((file) => file.endsWith('.eml')) ?? ''
    const eml = await readFile(join(dir, name), 'utf8')
    expect(eml).toMatch(/^From: Vonk <post@vonk\.example>\r$/m)
    expect(eml).toMatch(/^To: lid01@vonk\.example\r$/m)
    expect(eml).toMatch(/^Subject: =\?UTF-8\?Q\?E=C3=A9n_kus\?=\r$/m)
    expect(eml).toMatch(/^Message-ID: <[0-9a-f]{32}@vonk\.example>\r$/m)
    expect(eml).toContain('multipart/alternative')
    expect(eml).toContain('Groetjes, Zo=C3=AB')
  })

  test('has a mail once that is sent again, with what was said last', async () => {
    const { dir, send, mails } = await box()
    await send(mailOf({ subject: 'Eerst' }))
    await send(mailOf({ subject: 'Daarna' }))
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Daarna'])
    expect(await readdir(dir)).toHaveLength(2)
  })

  test('has a mail once that is sent twenty times at once', async () => {
    const { dir, send, mails } = await box()
    await Promise.all(Array.from({ length: 20 }, () => send(mailOf())))
    expect(await mails()).toHaveLength(1)
    expect(await readdir(dir)).toHaveLength(2)
  })

  test('keeps mails with different keys apart, whatever is in a key', async () => {
    const { dir, send, mails } = await box()
    const keys = ['a', 'A', 'a/b', '../../a', 'a\0b', 'a'.repeat(5_000)]
    for (const key of keys) await send(mailOf({ key }))
    expect((await mails()).map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
    expect((await readdir(dir)).every((file) => /^[0-9a-f]{32}\.(eml|json)$/.test(file))).toBe(true)
  })

  test('lists the latest mail first', async () => {
    const { send, mails } = await box()
    for (const key of ['1', '2', '3']) await send(mailOf({ key, subject: `Mail ${key}` }))
    const [first, ...others] = (await mails()).map(({ subject }) => subject)
    expect(first).toBe('Mail 3')
    expect(others).toHaveLength(2)
  })

  test('finds the mails of one address', async () => {
    const { send, mails } = await box()
    await send(mailOf({ key: '1' }))
    await send(mailOf({ key: '2', to: 'lid02@vonk.example' }))
    const found = await mails('?to=lid02%40vonk.example')
    expect(found.map(({ key }) => key)).toEqual(['2'])
  })

  test('says that there is no mail yet, and looks again by itself', async () => {
    const { get } = await box()
    const page = await (await get('/dev/mail')).text()
    expect(page).toContain('Nog geen post')
    expect(page).toContain('http-equiv="refresh"')
  })

  test('shows a list from which every mail opens', async () => {
    const { send, get, mails } = await box()
    await send(mailOf())
    const [mail] = await mails()
    const page = await (await get('/dev/mail')).text()
    expect(page).toContain(`href="/dev/mail/${mail?.id}"`)
    expect(page).toContain('Bevestig je e-mailadres')
    expect((await get(`/dev/mail/${mail?.id}`)).status).toBe(200)
  })

  test('shows the mail that is open beside all of them, and the latest where none is', async () => {
    const { send, get, mails } = await box()
    await send(mailOf({ key: '1', subject: 'Eerst' }))
    await send(mailOf({ key: '2', subject: 'Daarna' }))
    const [latest, first] = (await mails()).map(({ id }) => id)
    const current = (id: string | undefined) => `href="/dev/mail/${id}" aria-current="true"`
    const all = await (await get('/dev/mail')).text()
    expect(all).toContain(current(latest))
    expect(all).toContain('<h1>Daarna</h1>')
    const one = await (await get(`/dev/mail/${first}`)).text()
    expect(one).toContain(current(first))
    expect(one).toContain(`href="/dev/mail/${latest}">`)
    expect(one).toContain('<h1>Eerst</h1>')
  })

  test('makes the links of the text clickable, without the full stop behind them', async () => {
    const { send, get, mails } = await box()
    await send(mailOf())
    const page = await (await get(`/dev/mail/${(await mails())[0]?.id}?as=text`)).text()
    const link = 'http://localhost:3000/abc?d=1&amp;e=2'
    expect(page).toContain(`<a href="${link}">${link}</a>.`)
  })

  test('shows what is in a mail as text, never as markup of its own page', async () => {
    const { send, get, mails } = await box()
    const evil = '<script>alert(1)</script>"><img src=x onerror=alert(1)>'
    await send(mailOf({ subject: evil, text: evil, to: `"${evil}"@vonk.example` }))
    const open = `/dev/mail/${(await mails())[0]?.id}`
    for (const path of ['/dev/mail', open, `${open}?as=text`]) {
      const page = await (await get(path)).text()
      expect(page).not.toContain('<script')
      expect(page).not.toContain('<img')
    }
  })

  test('shows the marked-up part in a frame where nothing runs', async () => {
    const { send, get, mails } = await box()
    await send(mailOf({ html: '<p>Hoi</p><script>alert(1)</script>' }))
    const id = (await mails())[0]?.id
    const page = await get(`/dev/mail/${id}`)
    expect(page.headers.get('content-security-policy')).not.toMatch(/script-src|unsafe/)
    expect(await page.text()).toContain(`src="/dev/mail/${id}/html"`)
    const part = await get(`/dev/mail/${id}/html`)
    const policy = part.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^sandbox /)
    expect(policy).not.toContain('allow-scripts')
    expect(policy).not.toContain('allow-same-origin')
    expect(policy).toContain("default-src 'none'")
  })

  test('says that a mail is not there', async () => {
    const { get } = await box()
    const response = await get(`/dev/mail/${'0'.repeat(32)}`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Deze mail is er niet')
  })

  test('leaves every other address to others, and changes nothing', async () => {
    const { pages } = await box()
    for (const path of ['/', '/dev', '/dev/mailx', '/dev/mail/..', '/dev/mail/x', '/mail']) {
      expect(await pages.answer(new Request(new URL(path, 'http://localhost')))).toBeNull()
    }
    const post = new Request('http://localhost/dev/mail', { method: 'POST' })
    expect(await pages.answer(post)).toBeNull()
  })
})
