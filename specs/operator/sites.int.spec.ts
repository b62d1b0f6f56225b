import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gifts } from '#core/chat/values.ts'
import { HOUR_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import { WELCOME_DISCOUNT_HOURS } from '#core/payment/discount/rules.ts'
import { settings as siteSettings } from '#core/site/views.ts'
import { TIME_BONUS_CODE, TIME_BONUS_SECONDS } from '#core/time-bonus/values.ts'
import { operatorParts, runOperator } from '#server/operator/operator.ts'
import { camTile, wrongCamTile } from '#specs/harness/server/cam-tile.ts'
import {
  formOf,
  message,
  newMember,
  ordered,
  PASSWORD,
  play,
  settled,
  tokenIn,
} from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sites-'))
  server = await startServer({ env: { TRUST_PROXY: 'loopback' } })
})
afterAll(async () => {
  await server.stop()
  await rm(dir, { recursive: true })
})

const run = async (...typed: string[]) => runOperator(await operatorParts(server.container), typed)
const written = async (file: object | string) => {
  const path = join(dir, 'site.json')
  await writeFile(path, typeof file === 'string' ? file : JSON.stringify(file))
  return path
}
const HOST = 'gloed.example'
/** The server as people reach it under the other host. */
const reached = { browser: () => server.browser({ 'x-forwarded-host': HOST }) }
const elsewhere = () => ({ ...reached, mailTo: server.mailTo })
const market = (vatBasisPoints: number) => ({ currency: 'EUR', vatBasisPoints })
/** Another site, as an operator would write it after the example. */
const gloed = async () => {
  const { regions: _, ...example } = JSON.parse(await run('site', 'example'))
  return {
    ...example,
    id: 'gloed',
    hosts: [HOST],
    settings: {
      ...example.settings,
      name: 'Gloed',
      domain: HOST,
      countries: ['NL', 'DE'],
      signup_credits: 7,
      gifts_left_out: ['wine'],
      minimum_message_costs: { DE: { costs: 1, currency: 'EUR' } },
      welcome_offer: 'welcome_discount',
      chat_history_messages: 200,
      age_proof: 'before_chat',
      cam_tile: camTile,
      photo_look: 'first',
      debit_advance: 12,
      entry_countries: ['NL'],
    },
    company: { ...example.company, name: 'Gloed GmbH (voorbeeld)' },
    markets: { NL: market(2_100), DE: market(1_900) },
    bundles: [{ id: 'credits-7', credits: 7, price: { minor: 700, currency: 'EUR' } }],
  }
}

describe('an operator', () => {
  test('makes a site from a file, sees it, and changes it', async () => {
    const file = await gloed()
    expect(await run('site', 'save', await written(file))).toContain('Site gloed: made')
    expect(await run('site', 'list')).toMatch(/^gloed {2}Gloed {2}gloed\.example$/m)
    const shown = JSON.parse(await run('site', 'show', 'gloed'))
    expect(shown).toMatchObject(file)
    expect(shown.regions.DE).toContain('Nordrhein-Westfalen')
    const dearer = { DE: { costs: 4, currency: 'EUR' } }
    const settings = { ...shown.settings, message_credits: 4, minimum_message_costs: dearer }
    expect(await run('site', 'save', await written({ ...shown, settings }))).toContain('changed')
    expect(JSON.parse(await run('site', 'show', 'gloed')).settings.message_credits).toBe(4)
    await server.restart()
    const told = await elsewhere().browser().ask('GET /api/settings.php', { query: {} })
    expect(Object.keys(told).sort()).toEqual(Object.keys(siteSettings.shape).sort())
    const { push_public_key: _, ...kept } = settings
    expect(told).toMatchObject({ ...kept, languages: ['nl', 'en'], demo: true })
  })

  test('hears of all that is wrong with the fields of a file at once, and nothing is changed', async () => {
    const before = await run('site', 'show', 'gloed')
    const { bundles: _, ...file } = JSON.parse(before)
    const settings = { ...file.settings, min_age: 17, signups: 'maybe', support_email: 'x', wat: 1 }
    settings.welcome_offer = 'none'
    settings.cam_tile = wrongCamTile
    settings.gifts_left_out = ['goud']
    delete settings.name
    const wrong = await written({ ...file, settings, hosts: ['https://gloed.example'] })
    await expect(run('site', 'save', wrong)).rejects.toThrow(
      [
        'hosts.0 is like www.example.com, without a port',
        'settings.name is missing',
        `settings.gifts_left_out.0 is one of ${gifts.join(', ')}`,
        'settings.support_email is an e-mail address',
        'settings.signups is one of all, with_trafficsource, none',
        'settings.min_age is at least 18',
        'settings.welcome_offer is one of time_bonus, welcome_discount, both',
        'settings.cam_tile.title has no words',
        'settings.cam_tile.image is a file of the site like /evening-camera.svg',
        'settings.cam_tile.link begins with https://',
        'settings knows no wat',
        'bundles is missing',
      ].join('\n'),
    )
    await expect(run('site', 'save', await written('{'))).rejects.toThrow('is not JSON')
    await expect(run('site', 'save', join(dir, 'none.json'))).rejects.toThrow('cannot be read')
    await expect(run('site', 'show', 'nergens')).rejects.toThrow('There is no site')
    await expect(run('site', 'drop', 'gloed')).rejects.toThrow('site save site.json')
    expect(await run('site', 'show', 'gloed')).toBe(before)
  })

  test('hears which fields of a file do not fit together', async () => {
    const file = JSON.parse(await run('site', 'show', 'gloed'))
    const settings = { ...file.settings, domain: 'anders.example', countries: ['NL', 'NL'] }
    const wrong = await written({ ...file, settings, bundles: [...file.bundles, ...file.bundles] })
    await expect(run('site', 'save', wrong)).rejects.toThrow(
      [
        'settings.domain is not among the hosts',
        'settings.countries names a country twice',
        'bundles has two bundles of one id',
        'settings.minimum_message_costs.DE is no country of the site',
        'markets.DE is no country of the site',
        'regions.DE is no country of the site',
      ].join('\n'),
    )
  })

  test('hears that a free amount cannot be sold on its terms', async () => {
    const file = JSON.parse(await run('site', 'show', 'gloed'))
    const free = { id: 'los', credits: 1, price: { minor: 100, currency: 'EUR' } }
    const { id, credits, price } = file.bundles[0]
    const kept = { id, credits, price }
    const saved = async (...bundles: object[]) =>
      run('site', 'save', await written({ ...file, bundles: [kept, ...bundles] }))
    await expect(saved({ ...free, times: { from: 9, to: 8 } })).rejects.toThrow(
      'bundles.1.times has a least that is more than its most',
    )
    await expect(saved({ ...free, credits: 2, times: { from: 1, to: 50_001 } })).rejects.toThrow(
      'bundles.1.times comes to more than one order may hold',
    )
    const times = { from: 1, to: 9 }
    await expect(saved({ ...free, times }, { ...free, id: 'meer', times })).rejects.toThrow(
      'markets.NL is sold two free amounts',
    )
    const most = { ...free, times: { from: 1, to: 100_000 } }
    await saved(most)
    expect(JSON.parse(await run('site', 'show', 'gloed')).bundles).toContainEqual(most)
    await saved()
    expect(JSON.parse(await run('site', 'show', 'gloed')).bundles).toEqual([kept])
  })

  test('gives no host to two sites', async () => {
    const file = JSON.parse(await run('site', 'show', 'gloed'))
    const taken = await written({ ...file, hosts: [HOST, 'localhost'] })
    await expect(run('site', 'save', taken)).rejects.toThrow('is that of another site')
    const vonk = JSON.parse(await run('site', 'show', 'vonk'))
    const other = await written({ ...vonk, id: 'derde', hosts: ['derde.example', vonk.hosts[0]] })
    await expect(run('site', 'save', other)).rejects.toThrow()
    expect(await run('site', 'list')).not.toContain('derde')
  })
})

describe('two sites on one server', () => {
  test('each tell of themselves alone, by the host that is asked for (SET-05)', async () => {
    const [here, there] = [server.browser(), elsewhere().browser()]
    const query = { domain: 'localhost' }
    expect(await here.ask('GET /api/settings.php', { query: {} })).toMatchObject({ name: 'Vonk' })
    expect(await there.ask('GET /api/settings.php', { query })).toMatchObject({
      name: 'Gloed',
      domain: HOST,
    })
    expect((await there.ask('GET /api/companyinfo.php')).name).toBe('Gloed GmbH (voorbeeld)')
    const { regions } = await there.ask('GET /api/regions.php')
    expect(Object.keys(regions).sort()).toEqual(['DE', 'NL'])
    const { total, total_fictional } = await there.ask('GET /api/members.php', { query: {} })
    expect([total, total_fictional]).toEqual([0, 0])
  })

  test('share an address, and nothing else of its accounts', async () => {
    const form = formOf({ region: 'Bayern', city: 'München' })
    const there = await newMember(elsewhere(), form)
    const mail = await server.mailTo(form.email)
    expect(mail.subject + mail.text).toContain('Gloed')
    expect(mail.text).toMatch(/http:\/\/gloed\.example(:\d+)?\//)
    expect((await there.ask('GET /api/user.php')).user).toMatchObject({
      credits: 7,
      country: 'DE',
      region: 'Bayern',
    })
    const body = { email: form.email, password: PASSWORD }
    expect((await server.browser().refusal('POST /api/user.php', { body })).error).toBe(
      'login_failed',
    )
    const here = server.browser()
    await here.ask('POST /api/signup.php', { body: { ...formOf(), email: form.email } })
    const link = await until(async () => {
      const mails = await server.mailsTo(form.email)
      return tokenIn(mails.find(({ text }) => text.includes('http://localhost')) ?? { text: '' })
    })
    const { user } = await here.ask('POST /api/activation.php', { body: { token: link } })
    expect(user.id).not.toBe(there.id)
    const both = await Promise.all([here.ask('GET /api/user.php'), there.ask('GET /api/user.php')])
    expect(both.map((one) => one.user?.credits)).toEqual([3, 7])
  })

  test('know nothing of a session, a link or a member of the other', async () => {
    const [anna, bram] = [await newMember(server), await newMember(elsewhere())]
    const stolen = { headers: { cookie: anna.cookie(), 'x-forwarded-host': HOST } }
    const asked = await server.browser().send('GET', '/api/user.php', stolen)
    expect(asked.json).toEqual({ user: null })
    expect((await server.browser().send('GET', '/api/chats.php', stolen)).status).toBe(403)
    for (const { status } of [
      await bram.call('GET /api/member.php', { query: { id: anna.id } }),
      await bram.call('PUT /api/member.php', { body: { id: anna.id } }),
      await bram.call('POST /api/likes.php', { body: { id: anna.id } }),
      await bram.call('GET /api/chat.php', { query: { profile: anna.id } }),
      await bram.call('POST /api/message.php', message(anna.id, 'Hoi')),
    ]) {
      expect(status).toBe(404)
    }
    const form = formOf({ region: 'Bayern', city: 'München' })
    await elsewhere().browser().ask('POST /api/signup.php', { body: form })
    const token = tokenIn(await server.mailTo(form.email))
    const link = { body: { token, password: form.password } }
    const wrongSite = await server.browser().refusal('POST /api/activation.php', link)
    expect(wrongSite.error).toBe('link_invalid')
    const rightSite = await elsewhere().browser().ask('POST /api/activation.php', link)
    expect(rightSite.user.email).toBe(form.email)
  })

  test('sell bundles of their own, and pay pages lead back to where one came from', async () => {
    const bram = await newMember(elsewhere())
    const { bundles } = await bram.ask('GET /api/credits.php')
    expect(bundles.map(({ id }) => id)).toEqual(['credits-7'])
    const foreign = { payment_id: crypto.randomUUID(), bundle: 'credits-10' }
    const refused = await bram.call('POST /api/order.php', {
      body: { ...foreign, payment_method: 'ideal', amount: priceFor('credits-10') },
    })
    expect(refused.status).toBe(404)
    const { ref } = await ordered(bram, 'credits-7')
    const page = await server.browser().send('GET', `/sandbox/pay/${ref}`)
    const policy = page.headers.get('content-security-policy')
    expect(policy).toMatch(/form-action 'self' http:\/\/gloed\.example(:\d+)?/)
  })
  test('make the first purchase of newcomers cheaper each in its own way: here by the welcome discount, for its hours (DIS-03)', async () => {
    const [anna, bram] = [await newMember(elsewhere()), await newMember(elsewhere())]
    const query = { code: TIME_BONUS_CODE }
    expect((await anna.refusal('GET /api/discountcode.php', { query })).error).toBe('code_unknown')
    const { discount } = await anna.ask('GET /api/discountcode.php?welcome=true')
    expect(discount).toMatchObject({ percentage: 25, user_id: anna.id, validity: 'once_per_user' })
    const { amount, ref, payment_id } = await ordered(anna, 'credits-7', discount.code)
    expect(amount).toEqual({ minor: 525, currency: 'EUR' })
    await play(anna, ref, { status: 'paid' })
    await settled(anna, payment_id, 'completed')
    expect((await anna.refusal('GET /api/discountcode.php?welcome=true')).error).toBe('code_used')
    const { user } = await bram.ask('GET /api/user.php')
    const end = Date.parse(user?.signup_date ?? '') + WELCOME_DISCOUNT_HOURS * HOUR_MS
    server.clock.forward(end - MINUTE_MS - server.clock.now().getTime())
    const last = await bram.ask('GET /api/discountcode.php?welcome=true')
    expect(last.discount.expires).toBe(new Date(end).toISOString())
    server.clock.forward(MINUTE_MS)
    const late = await bram.refusal('GET /api/discountcode.php?welcome=true')
    expect(late.error).toBe('code_expired')
  })

  test('may give newcomers both: the bonus first, and the welcome code once that has ended (DIS-03)', async () => {
    const { settings, ...file } = JSON.parse(await run('site', 'show', 'gloed'))
    const both = { ...file, settings: { ...settings, welcome_offer: 'both' } }
    await run('site', 'save', await written(both))
    await server.restart()
    const anna = await newMember(elsewhere())
    const query = { code: TIME_BONUS_CODE }
    const bonus = await anna.ask('GET /api/discountcode.php', { query })
    expect(bonus.discount.lifecycle).toMatchObject({ state: 'running' })
    server.clock.forward(TIME_BONUS_SECONDS * 1_000)
    expect((await anna.refusal('GET /api/discountcode.php', { query })).error).toBe('code_expired')
    const { discount } = await anna.ask('GET /api/discountcode.php?welcome=true')
    expect(discount).toMatchObject({ percentage: 25, user_id: anna.id, expired: false })
    const { amount, ref, payment_id } = await ordered(anna, 'credits-7', discount.code)
    expect(amount).toEqual({ minor: 525, currency: 'EUR' })
    await play(anna, ref, { status: 'paid' })
    await settled(anna, payment_id, 'completed')
    expect((await anna.refusal('GET /api/discountcode.php?welcome=true')).error).toBe('code_used')
  })
})
