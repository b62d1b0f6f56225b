import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moneyText } from '#core/kernel/money.ts'
import { routeNames, routes } from '#core/site/routes.ts'
import * as tokens from '#server/platform/tokens.ts'
import { formOf, newMember, PASSWORD, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { builtFileOf } from '#specs/harness/support/built-files.ts'

let server: SpecServer
let anna: SpecMember
beforeAll(async () => {
  server = await startServer()
  anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
})
afterAll(() => server.stop())

const ID = '37ca1274-31d3-50e4-8481-52c77e3dd7d9'
const EMPTY = '<div id="root"><div class="first-bar"></div></div>'

type Reader = Pick<SpecMember, 'send'>
const open = (who: Reader, path: string, headers: Record<string, string> = {}) =>
  who.send('GET', path, { headers })
const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value)
/** What a person reads who has no scripts. */
const read = (html: string) =>
  html
    .replace(/<(head|template)[ >].*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
/** What the program of a page begins with, by the first word of each key. */
const known = (html: string): Record<string, unknown> => {
  const [text = ''] = attributes(html, /<template id="first-answers"[^>]*>(.*?)<\/template>/gs)
  const answers = JSON.parse(text) as [string[], unknown][]
  return Object.fromEntries(answers.map(([key, answer]) => [key.slice(0, 2).join(), answer]))
}
const pathOf = (name: (typeof routeNames)[number]) =>
  routes[name].path
    .replace(/\/:paymentmethod\?|\/:id\?/, '')
    .replace(':id', name.startsWith('credits') ? 'credits-25' : ID)
    .replace(':number', 'V-2026-1')
    .replace(':type', 'given')
const forMembers = routeNames.filter((name) => routes[name].audience === 'member')
/** Their subject does not exist here, which the status says. */
const missing: readonly string[] = ['chats-id', 'payment', 'receipt', 'mandate']

describe('the page of members, for one of them', () => {
  test('holds the first cards as the API answers them: pictures, words and ways to each', async () => {
    const { text, status } = await open(anna, '/members')
    const { profiles, total, total_fictional } = await anna.ask('GET /api/members.php')
    expect(status).toBe(200)
    const links = attributes(text, /<article [^>]*><a [^>]*href="([^"]+)"/g)
    expect(links).toEqual(profiles.map(({ id }) => `/members/${id}`))
    const pictures = attributes(text, /<article .*?<img [^>]*src="([^"]+)"/gs)
    expect(pictures).toHaveLength(12)
    expect((await anna.send('GET', pictures[0] ?? '')).status).toBe(200)
    const words = read(text)
    for (const { name, age } of profiles) expect(words).toContain(`${name} , ${age}`)
    expect(words).toContain(`${total} leden, ${total_fictional} fictieve profielen`)
    expect(words).toContain('Fictief profiel')
  })

  test('fetches the pictures that are seen first before all that is not', async () => {
    const { text } = await open(anna, '/members')
    const first = attributes(text, /<article .*?<img [^>]*src="([^"]+)"[^>]*"high"/gs)
    expect(first.slice(0, 6)).toHaveLength(6)
    const ahead = attributes(text, /<link rel="preload" as="image" href="([^"]+)"/g)
    expect(ahead).toEqual(first.slice(0, 6))
    const scripts = text.match(/<(script type="module"|link rel="modulepreload")[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(10)
    expect(scripts.filter((script) => !script.includes('fetchpriority="low"'))).toEqual([])
  })

  test('brings what its program asks first, exactly as the API answers it', async () => {
    const brought = known((await open(anna, '/members')).text)
    const { user } = await anna.ask('GET /api/user.php')
    expect(brought.user).toEqual(user)
    expect(brought['site,settings']).toEqual(await anna.ask('GET /api/settings.php'))
    expect(brought['site,regions']).toEqual(await anna.ask('GET /api/regions.php'))
    const found = await anna.ask('GET /api/members.php')
    // Where a list goes on knows when it began: each list has its own.
    const pages = [{ ...found, next: expect.any(String) }]
    expect(brought['members,[object Object]']).toEqual({ pages, pageParams: [{ page: '1' }] })
  })

  test('has the filters of its address, and passes over what is none', async () => {
    const { text } = await open(anna, '/members?gender=female&min_age=onzin&only=real&page=7')
    const { profiles } = await anna.ask('GET /api/members.php', {
      query: { gender: 'female', only: 'real' },
    })
    const links = attributes(text, /<article [^>]*><a [^>]*href="([^"]+)"/g)
    expect(links).toEqual(profiles.map(({ id }) => `/members/${id}`))
  })

  test('ends nowhere but at its end, whatever a member is called', async () => {
    const name = '</template><script src="/x.js"></script>&lt;<b title="&">'
    const { profiles } = await anna.ask('GET /api/members.php')
    const { id } = profiles[0] ?? { id: '' }
    await server.db.query('update profile set name = $2 where account_id = $1', [id, name])
    const { text } = await open(anna, '/members')
    expect(JSON.stringify(known(text))).toContain(JSON.stringify(name).slice(1, -1))
    expect(text).not.toContain('/x.js"></script>')
    expect(text.match(/<\/template>/g)).toHaveLength(1)
    expect(text.match(/<\/script>/g)).toHaveLength(2)
    expect(text).toContain('&lt;/template&gt;&lt;script src=&quot;/x.js&quot;&gt;')
  })
})

describe('a page', () => {
  test.each(forMembers)('called %s stands in its frame before any script', async (name) => {
    const { text, status, headers } = await open(anna, pathOf(name))
    expect(status).toBe(missing.includes(name) ? 404 : 200)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(text).toContain(`data-page="${name}"`)
    expect(text).toContain('data-skeleton=""')
    expect(known(text).user).toMatchObject({ id: anna.id })
  })

  test('is drawn in files alone, all of which are there, and with classes that they define', async () => {
    for (const path of ['/members', '/chats', '/login']) {
      const who = path === '/login' ? server.browser() : anna
      const { text } = await open(who, path)
      expect(text).not.toMatch(/<style|\sstyle=|\son\w+=/)
      const isUsed = (link: string) => !link.includes(' disabled ')
      const sheets = attributes(
        (text.match(/<link rel="stylesheet"[^>]*>/g) ?? []).filter(isUsed).join(''),
        /href="([^"]+)"/g,
      )
      const css = await Promise.all(sheets.map(async (sheet) => (await open(who, sheet)).text))
      const drawn = text.slice(text.indexOf('<body>'))
      const classes = attributes(drawn, /class="([^"]+)"/g).flatMap((all) => all.split(' '))
      const own = classes.filter((one) => one !== '' && !one.startsWith('mantine-'))
      expect(own.length).toBeGreaterThan(10)
      expect([...new Set(own)].filter((one) => !css.join('').includes(`.${one}`))).toEqual([])
      for (const file of attributes(text, /<link [^>]*href="(\/assets\/[^"]+)"/g)) {
        expect((await open(who, file)).status, file).toBe(200)
      }
    }
  })

  test('names the files that its program loads, so that none waits for another', async () => {
    const { text } = await open(anna, '/settings')
    const files = attributes(text, /<link rel="modulepreload"[^>]*href="\/(assets\/[^"]+)"/g)
    const rest = builtFileOf('core/texts/nl/platform/rest.ts')
    const needed = [
      'client/features/account/settings/settings.tsx',
      'client/platform/shell/member-nav.tsx',
      'client/platform/shell/member-life.tsx',
    ].map(builtFileOf)
    for (const file of [...needed, rest]) {
      expect(
        files.filter((one) => one === file),
        file,
      ).toHaveLength(1)
    }
    expect((await open(anna, '/members')).text).not.toContain(rest)
  })

  test('speaks the language of the account, and that of the device before it', async () => {
    const bram = await newMember(server, { name: 'Bram' })
    expect((await open(bram, '/likes')).text).toContain('<html lang="nl">')
    await bram.ask('PUT /api/user.php', { body: { language: 'en' } })
    const english = (await open(bram, '/members')).text
    expect(english).toContain('<html lang="en">')
    expect(read(english)).toContain('Members')
    const dutch = await open(bram, '/members', { cookie: `${bram.cookie()}; locale=nl` })
    expect(dutch.text).toContain('<html lang="nl">')
    expect(read(dutch.text)).toContain('Leden')
  })

  test('of a new member has the bonus above it, with what is left of it', async () => {
    const cor = await newMember(server, { name: 'Cor' })
    const { text } = await open(cor, '/members')
    expect(read(text)).toMatch(/25% korting op je eerste aankoop (04:00:00|03:59:\d\d) /)
    expect(known(text)['discount,bonus']).toMatchObject({ percentage: 25 })
  })
})

describe('nothing of a member', () => {
  test('is on the page of another, or of a visitor', async () => {
    const dirk = await newMember(server, { name: 'Dirk' })
    const [own, visited] = [await open(dirk, '/members'), await open(server.browser(), '/members')]
    expect(own.text).toContain(dirk.email)
    for (const { text } of [own, visited]) expect(text).not.toContain(anna.email)
    expect(visited.text).not.toContain(dirk.email)
    expect(known(visited.text).user).toBeNull()
    expect(visited.headers.get('cache-control')).toBe('private, no-cache')
    expect(visited.headers.get('vary')).toContain('cookie')
  })

  test('is on a page after the session has ended', async () => {
    const eva = await newMember(server, { name: 'Eva' })
    const headers = { cookie: eva.cookie() }
    await eva.ask('GET /api/logout.php')
    const members = await open(server.browser(), '/members', headers)
    expect(known(members.text).user).toBeNull()
    const settings = await open(server.browser(), '/settings', headers)
    expect(settings.text).toContain(EMPTY)
    expect(settings.text).not.toContain(eva.email)
  })

  test('is on a page once the account is suspended', async () => {
    const [finn, staff] = [await newMember(server, { name: 'Finn' }), await newMember(server)]
    const headers = { cookie: finn.cookie() }
    expect((await open(finn, '/members')).text).toContain(finn.email)
    await (await server.container.getAsync(tokens.accounts)).setStaffRole(staff.id, 'admin')
    const body = { id: finn.id, reason: 'Vraagt anderen om geld', rule: 'fraud' } as const
    await staff.ask('POST /api/suspension.php', { body })
    for (const path of ['/members', '/likes']) {
      const { text, status } = await open(server.browser(), path, headers)
      expect(status).toBe(200)
      expect(text).not.toContain(finn.email)
    }
  })
})

describe('a page is sent as it was built', () => {
  test.each(['/likes', '/settings', '/chats'])(
    'to a visitor at %s, who goes on to login',
    async (path) => {
      const { text, status } = await open(server.browser(), path)
      expect([status, text.includes(EMPTY), text.includes('first-answers')]).toEqual([
        200,
        true,
        false,
      ])
    },
  )

  test('to a member at the login, who goes on to the members', async () => {
    expect((await open(anna, '/login')).text).toContain(EMPTY)
  })

  test('where there is no page', async () => {
    const { text, status } = await open(anna, '/members/onzin')
    expect([status, text.includes(EMPTY)]).toEqual([404, true])
  })

  test('to who has not confirmed the address yet, and may have dismissed the reminder', async () => {
    const form = formOf()
    const waiting = server.browser()
    await waiting.ask('POST /api/signup.php', { body: form })
    await waiting.ask('POST /api/user.php', { body: { email: form.email, password: PASSWORD } })
    expect((await waiting.ask('GET /api/user.php')).user?.status).toBe('not_confirmed')
    expect((await open(waiting, '/members')).text).toContain(EMPTY)
  })

  test('while the database does not answer what it needs', async () => {
    await server.db.query('alter table session rename to mislaid')
    const { text, status, headers } = await open(anna, '/members')
    await server.db.query('alter table mislaid rename to session')
    expect([status, text.includes(EMPTY)]).toEqual([200, true])
    expect(headers.get('cache-control')).toBe('no-cache')
    expect((await open(anna, '/members')).text).toContain('first-answers')
  })
})

describe('the prices, for whoever comes in', () => {
  test('stand there whole before any script, with what their program would ask', async () => {
    const { text } = await open(server.browser(), '/pricing')
    const prices = await server.browser().ask('GET /api/pricing.php')
    expect(prices.bundles.length).toBeGreaterThan(2)
    const words = read(text)
    for (const { credits, price } of prices.bundles) {
      expect(words).toContain(`${credits} credits`)
      expect(words).toContain(moneyText('nl', price).replace(/\s/g, ' '))
    }
    expect(known(text).pricing).toEqual(prices)
  })
})
