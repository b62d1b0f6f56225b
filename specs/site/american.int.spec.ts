import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, PASSWORD, tokenIn } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer({ env: { LANGUAGES: 'nl,en,en-US' } })
})
afterAll(() => server.stop())

/** The locale of a browser in the United States, and the language in which it was shown the form. */
const shownIn = (language: string) => ({
  'accept-language': 'en-US,en;q=0.9',
  cookie: `locale=${language}`,
})

const signedUp = async (language: string) => {
  const form = formOf()
  const browser = server.browser()
  await browser.ask('POST /api/signup.php', { body: form, headers: shownIn(language) })
  const body = { token: tokenIn(await server.mailTo(form.email)) }
  const { user } = await browser.ask('POST /api/activation.php', { body })
  return { ...browser, user, email: form.email }
}

/** What a person reads who has no scripts. */
const read = (html: string) =>
  html
    .replace(/<(head|template)[ >].*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('who signs up from the United States', () => {
  test.each(['en-US', 'en', 'nl'])(
    'has as theirs the language that was shown: %s (I18-02)',
    async (shown) => {
      const { user } = await signedUp(shown)
      expect(user.language).toBe(shown)
    },
  )

  test('gets mails with dates as Americans write them (I18-03)', async () => {
    const [american, briton] = await Promise.all([signedUp('en-US'), signedUp('en')])
    const dated = async ({ email, ask }: typeof american) => {
      await ask('DELETE /api/user.php', { body: { reason: 'pause', password: PASSWORD } })
      return (await server.mailTo(email, 2)).text
    }
    expect(await dated(american)).toMatch(/[A-Z][a-z]+ \d{1,2}, \d{4}/)
    expect(await dated(briton)).toMatch(/\d{1,2} [A-Z][a-z]+ \d{4}/)
  })

  test('sees who is fictional said in their English', async () => {
    const { send } = await signedUp('en-US')
    const { text } = await send('GET', '/members')
    expect(text).toContain('<html lang="en-US"')
    expect(read(text)).toContain('Fictional profile')
  })
})

describe('a site that has American English and no other', () => {
  let american: SpecServer
  beforeAll(async () => {
    american = await startServer({ env: { LANGUAGES: 'nl,en-US' } })
  })
  afterAll(() => american.stop())

  const open = (path: string, cookie = '') =>
    american.browser().send('GET', path, { headers: { cookie } })

  test('shows it to whoever asks for English, by an address, a slug or what they once chose', async () => {
    const asked = await open('/?language=en')
    expect(asked.text).toContain('<html lang="en-US"')
    expect(asked.headers.getSetCookie().join()).toContain('locale=en-US;')
    const other = await open('/?language=english')
    expect([other.text.includes('<html lang="en'), other.headers.getSetCookie().join()]).toEqual([
      false,
      expect.not.stringContaining('locale='),
    ])
    const lander = await open('/landers/gallery/eng')
    expect(lander.headers.get('location')).toBe('/landers/gallery/us')
    expect((await open('/landers/gallery/us')).text).toContain('<html lang="en-US"')
    expect((await open('/', 'locale=en')).text).toContain('<html lang="en-US"')
  })
})
