import { describe, expect, test } from 'vitest'
import { configFrom } from '#server/platform/config/config.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://vonk:secret@db.example:5432/vonk',
  MAIL_URL: 'smtps://vonk:secret@mail.example:465',
  PUBLIC_URL: 'https://vonk.example/',
  TRUST_PROXY: '1',
}
const faultsOf = (env: Record<string, string>) => {
  try {
    configFrom(env)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

describe('the configuration', () => {
  test('needs nothing to try the site: a database, a mailbox and a bank are brought along', () => {
    const config = configFrom({})
    expect(config).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      demo: true,
      trustProxy: false,
      languages: ['nl'],
      secrets: { databaseUrl: null, mailUrl: null, mollieKey: null, stripeKey: null },
    })
  })

  test('reports all faults at once, one line each, and repeats no value', () => {
    const faults = faultsOf({
      PORT: '70000',
      DATABASE_URL: 'mysql://root:hunter2@db',
      PUBLIC_URL: 'vonk.example',
      GEOIP_FILE: '/etc/passwd',
      MAIL_URL: 'hunter2',
      MOLLIE_API_KEY: 'hunter2',
      MOLLIE_URL: 'mollie',
      STRIPE_API_KEY: 'hunter2',
      STRIPE_URL: 'stripe',
      MAIL_FROM: 'nobody',
      TRUST_PROXY: 'true',
      LANGUAGES: 'nl,xx',
      PUSH: 'yes',
      ADDRESS_KEY: 'hunter2',
      VAPID_PRIVATE_KEY: 'hunter2',
      DEMO: 'yes',
      API_DOCS: 'yes',
      LOG_LEVEL: 'loud',
    })
    const names = faults.map((line) => line.split(' ')[0])
    expect(names).toEqual([
      'PORT',
      'DATABASE_URL',
      'GEOIP_FILE',
      'PUBLIC_URL',
      'MAIL_URL',
      'MOLLIE_API_KEY',
      'MOLLIE_URL',
      'STRIPE_API_KEY',
      'STRIPE_URL',
      'MAIL_FROM',
      'TRUST_PROXY',
      'LANGUAGES',
      'PUSH',
      'ADDRESS_KEY',
      'VAPID_PRIVATE_KEY',
      'DEMO',
      'API_DOCS',
      'LOG_LEVEL',
      'VAPID_PUBLIC_KEY',
    ])
    expect(faults.join()).not.toMatch(/hunter2|70000|loud/)
  })

  test('of production wants a database, a mail server, https and who says who asks, and no demo', () => {
    expect(faultsOf({ NODE_ENV: 'production', DEMO: '1', PUBLIC_URL: 'http://a.example' })).toEqual(
      [
        'DATABASE_URL is required in production',
        'MAIL_URL is required in production',
        'PUBLIC_URL is required in production and begins with https://',
        'TRUST_PROXY is required in production: none, or which proxies say who asks',
        'DEMO is for trying the site, not for production',
      ],
    )
    const config = configFrom(production)
    expect(config).toMatchObject({ demo: false, publicUrl: 'https://vonk.example' })
  })

  test('of production shows texts that no native speaker has read only where that is meant', () => {
    const german = { ...production, LANGUAGES: 'nl,de,en' }
    expect(faultsOf(german)).toEqual([
      'LANGUAGES_UNREAD is 1 where no native speaker has read the texts: de,en',
    ])
    expect(configFrom({ ...german, LANGUAGES_UNREAD: '1' }).languages).toEqual(['nl', 'de', 'en'])
    expect(configFrom({ LANGUAGES: 'nl,de' }).languages).toEqual(['nl', 'de'])
  })

  test('of production takes a live key of Mollie, and no test key that would give credits away', () => {
    const withKey = (kind: string) => ({
      ...production,
      MOLLIE_API_KEY: `${kind}_${'a'.repeat(30)}`,
    })
    expect(faultsOf(withKey('test'))).toEqual(['MOLLIE_API_KEY begins with live_ in production'])
    expect(configFrom(withKey('live')).secrets.mollieKey).toMatch(/^live_/)
    expect(configFrom({ MOLLIE_API_KEY: `test_${'a'.repeat(30)}` }).secrets.mollieKey).toMatch(
      /^test_/,
    )
  })

  test('of production takes a live key of Stripe, whole or restricted, and no test key', () => {
    const withKey = (kind: string) => ({
      ...production,
      STRIPE_API_KEY: `${kind}_${'a'.repeat(24)}`,
    })
    for (const kind of ['sk', 'rk']) {
      expect(faultsOf(withKey(`${kind}_test`))).toEqual([
        'STRIPE_API_KEY begins with sk_live_ or rk_live_ in production',
      ])
      expect(configFrom(withKey(`${kind}_live`)).secrets.stripeKey).toMatch(/_live_/)
    }
  })

  test('says how many connections are opened and taken, and how long is waited', () => {
    expect(configFrom({})).toMatchObject({
      database: {
        connections: 16,
        jobConnections: 4,
        backgroundConnections: 2,
        connectMs: 2_500,
        answerMs: 5_000,
        backgroundAnswerMs: 60_000,
      },
      answerMs: 7_000,
      connectionsPerSource: 256,
      stop: { pauseMs: 0, withinMs: 25_000 },
    })
    expect(configFrom(production).stop).toEqual({ pauseMs: 5_000, withinMs: 25_000 })
    const given = { DATABASE_CONNECTIONS: '8', DATABASE_ANSWER_MS: '3000', STOP_PAUSE_MS: '0' }
    expect(configFrom({ ...production, ...given })).toMatchObject({
      database: { connections: 8, answerMs: 3_000 },
      stop: { pauseMs: 0 },
    })
    const wrong = { DATABASE_CONNECTIONS: '0', STOP_MS: 'soon', CONNECTIONS_PER_SOURCE: '-1' }
    expect(faultsOf(wrong).map((line) => line.split(' ')[0])).toEqual([
      'DATABASE_CONNECTIONS',
      'CONNECTIONS_PER_SOURCE',
      'STOP_MS',
    ])
  })

  test('of production shows the contract of its calls to nobody, unless the operator wants it', () => {
    expect(configFrom({}).apiDocs).toBe(true)
    expect(configFrom(production).apiDocs).toBe(false)
    expect(configFrom({ ...production, API_DOCS: '1' }).apiDocs).toBe(true)
  })

  const half = { public: 'B'.repeat(87), private: 'a'.repeat(43) }
  const keys = { VAPID_PUBLIC_KEY: half.public, VAPID_PRIVATE_KEY: half.private }

  test.each([
    ['kept in development', {}, 'kept'],
    ['given, wherever there is a pair', { ...production, ...keys }, 'given'],
    ['none in production without a pair', production, 'none'],
    ['none where push messages are switched off', { ...keys, PUSH: '0' }, 'none'],
  ])('has keys for push messages that are %s', (_, env, push) => {
    expect(configFrom(env).push).toBe(push)
  })

  test('of production starts without a proxy where that is said, and believes nobody then', () => {
    expect(configFrom({ ...production, TRUST_PROXY: 'none' }).trustProxy).toBe(false)
    expect(configFrom({ ...production, TRUST_PROXY: '0' }).trustProxy).toBe(false)
  })

  test.each([
    ['1', 1],
    ['loopback', ['loopback']],
    ['10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
  ])('trusts the proxies it is told of: %s', (text, trusted) => {
    expect(configFrom({ TRUST_PROXY: text }).trustProxy).toEqual(trusted)
  })

  test.each(['true', 'all', '10.0.0.0/33', '0.0.0.0/0x', 'proxy.example', '12'])(
    'does not trust %s',
    (text) => {
      expect(faultsOf({ TRUST_PROXY: text })).toHaveLength(1)
    },
  )
})
