import { isIP } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod'
import { isLanguage, languages } from '#core/kernel/languages.ts'
import { unreadOf } from '#core/site/languages.ts'
import { type ConfigLimits, limitsIn, limitsOfEnvironment } from './limits.ts'

/** Real time between two looks of each sweeper, and how long a fictional profile types. */
export type Pace = {
  deadlinesMs: number
  paymentsMs: number
  noticesMs: number
  photosMs: number
  retentionMs: number
  daysMs: number
  booksMs: number
  jobsMs: number
  replyDelayMs: number
  heartbeatMs: number
}

/** The two halves of VAPID, base64url. */
type PushKeys = { publicKey: string; privateKey: string }

export type Config = ConfigLimits & {
  production: boolean
  host: string
  /** 0 takes any free port, for specs. */
  port: number
  /** Without a path or a slash at its end. Null: `http://localhost` with the port it listens on. */
  publicUrl: string | null
  /** What Express calls "trust proxy": nobody, a number of hops, or addresses. */
  trustProxy: false | number | string[]
  dataDir: string
  /** Which address is in which country, in MaxMind's format; null: the file that is shipped. */
  geoipFile: string | null
  /** Where the operator's own pages are; null: those of the product alone. */
  pagesDir: string | null
  clientDir: string
  /** The picture pack of the release, with a folder per person. */
  picturePackDir: string
  mailFrom: string
  /** Push messages: with keys of our own, with those kept in the data folder, or none. */
  push: 'given' | 'kept' | 'none'
  languages: [string, ...string[]]
  demo: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
  pace: Pace
  /** Whether `/api/docs` and `/api/openapi.json` are there for everybody. */
  apiDocs: boolean
  /** An address of its own for `/metrics`; null: nobody measures. */
  metrics: { port: number; host: string } | null
  /** Where Mollie is, for who plays it; null: at its own address. */
  mollieUrl: string | null
  /** Where Stripe is, for who plays it; null: at its own address. */
  stripeUrl: string | null
  secrets: {
    databaseUrl: string | null
    mailUrl: string | null
    mollieKey: string | null
    stripeKey: string | null
    pushKeys: PushKeys | null
    /** By which the addresses that members avoid are hashed; null: the one kept in the data folder. */
    addressKey: string | null
    /** The service that sends texts; null: none, or the phone of a demo. */
    smsUrl: string | null
  }
}

/** All that is wrong with the environment, one line each. */
export class ConfigFaults extends Error {
  override name = 'ConfigFaults'
}

const PACE: Pace = {
  deadlinesMs: 5_000,
  paymentsMs: 15_000,
  noticesMs: 1_000,
  photosMs: 10_000,
  retentionMs: 600_000,
  daysMs: 600_000,
  booksMs: 30_000,
  jobsMs: 2_000,
  replyDelayMs: 4_000,
  heartbeatMs: 25_000,
}

const root = join(import.meta.dirname, '../../..')
const named = ['loopback', 'linklocal', 'uniquelocal']

const isProxy = (text: string) => {
  const [address = '', prefix] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  const withinBits = prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits)
  return named.includes(text) || (bits > 0 && withinBits)
}

const proxies = z.string().transform((text, ctx): false | number | string[] => {
  if (text === 'none' || text === '0') return false
  if (/^\d$/.test(text)) return Number(text)
  const list = text.split(',').map((part) => part.trim())
  if (list.every(isProxy)) return list
  ctx.addIssue('is none, how many proxies stand before it (1), or their addresses, by commas')
  return z.NEVER
})

const urlOf = (schemes: string[], example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `is a URL like ${example}`,
    )

const keyOf = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}$`), `is ${length} letters of base64url`)
const onOff = z.enum(['0', '1'], 'is 0 or 1').transform((text) => text === '1')
const language = z.enum(languages, `are of ${languages.join(', ')}, by commas`)

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'is 0 to 65535')
  .transform(Number)

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: urlOf(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/name',
  ).optional(),
  DATA_DIR: z.string().default(join(root, 'var')),
  GEOIP_FILE: z.string().endsWith('.mmdb', 'is a file that ends in .mmdb').optional(),
  PAGES_DIR: z.string().min(1, 'is a folder').optional(),
  PUBLIC_URL: urlOf(['http:', 'https:'], 'https://www.example.com')
    .refine((text) => !URL.canParse(text) || new URL(text).pathname === '/', 'has no path')
    .transform((text) => text.replace(/\/$/, ''))
    .optional(),
  MAIL_URL: urlOf(['smtp:', 'smtps:'], 'smtps://user:password@host:465').optional(),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(live|test)_\w{30,}$/, 'is like live_ or test_ and at least 30 letters')
    .optional(),
  MOLLIE_URL: urlOf(['http:', 'https:'], 'https://api.mollie.com').optional(),
  STRIPE_API_KEY: z
    .string()
    .regex(/^[sr]k_(live|test)_\w{20,}$/, 'is like sk_live_ or sk_test_ and at least 20 letters')
    .optional(),
  STRIPE_URL: urlOf(['http:', 'https:'], 'https://api.stripe.com').optional(),
  MAIL_FROM: z
    .string()
    .default('Vonk <post@vonk.example>')
    .refine((text) => /[^@\s<>]+@[^@\s<>]+>?$/.test(text), 'is like Vonk <post@example.com>'),
  TRUST_PROXY: proxies.optional(),
  LANGUAGES: z
    .string()
    .default('nl')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.tuple([language], language)),
  LANGUAGES_UNREAD: onOff.optional(),
  ...limitsOfEnvironment,
  PUSH: onOff.optional(),
  ADDRESS_KEY: z
    .string()
    .regex(/^[\da-f]{64}$/, 'is 64 digits of hex')
    .optional(),
  SMS_URL: urlOf(
    ['twilio:', 'vonage:'],
    'twilio://sid:token@api.twilio.com?from=%2B31970000000',
  ).optional(),
  VAPID_PUBLIC_KEY: keyOf(87).optional(),
  VAPID_PRIVATE_KEY: keyOf(43).optional(),
  DEMO: onOff.optional(),
  API_DOCS: onOff.optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'is fatal, error, warn, info, debug or silent',
    )
    .optional(),
})
type Environment = z.output<typeof environment>

/** What a server that faces the world may not do without. */
const missingInProduction = (env: Record<string, string | undefined>) => {
  const faults: string[] = []
  if (!env.DATABASE_URL) faults.push('DATABASE_URL is required in production')
  if (!env.MAIL_URL) faults.push('MAIL_URL is required in production')
  if (!env.PUBLIC_URL?.startsWith('https://')) {
    faults.push('PUBLIC_URL is required in production and begins with https://')
  }
  if (!env.TRUST_PROXY) {
    faults.push('TRUST_PROXY is required in production: none, or which proxies say who asks')
  }
  if (env.MOLLIE_API_KEY?.startsWith('test_')) {
    faults.push('MOLLIE_API_KEY begins with live_ in production')
  }
  if (/^[sr]k_test_/.test(env.STRIPE_API_KEY ?? '')) {
    faults.push('STRIPE_API_KEY begins with sk_live_ or rk_live_ in production')
  }
  const unread = unreadOf((env.LANGUAGES ?? '').split(',').map((part) => part.trim())).filter(
    isLanguage,
  )
  if (unread.length > 0 && env.LANGUAGES_UNREAD !== '1') {
    faults.push(`LANGUAGES_UNREAD is 1 where no native speaker has read the texts: ${unread}`)
  }
  if (env.DEMO === '1') faults.push('DEMO is for trying the site, not for production')
  return faults
}

/** One half of the pair is worth nothing, and kept keys would differ between several servers. */
const pushFaults = (env: Record<string, string | undefined>) => {
  const given = [env.VAPID_PUBLIC_KEY, env.VAPID_PRIVATE_KEY].filter(Boolean).length
  return given === 1 ? ['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are given both, or neither'] : []
}

const pushKeysOf = ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Environment) =>
  publicKey && privateKey ? { publicKey, privateKey } : null

const pushOf = (env: Environment): Config['push'] => {
  if (env.PUSH === false) return 'none'
  if (pushKeysOf(env)) return 'given'
  return env.NODE_ENV === 'production' ? 'none' : 'kept'
}

const configOf = (env: Environment): Config => {
  const production = env.NODE_ENV === 'production'
  const demo = env.DEMO ?? !production
  return {
    ...limitsIn(env, { production }),
    production,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL ?? null,
    trustProxy: env.TRUST_PROXY ?? false,
    dataDir: env.DATA_DIR,
    geoipFile: env.GEOIP_FILE ?? null,
    pagesDir: env.PAGES_DIR ?? null,
    clientDir: join(root, 'dist', 'client'),
    picturePackDir: join(root, 'server', 'photo', 'pack'),
    mailFrom: env.MAIL_FROM,
    metrics:
      env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    mollieUrl: env.MOLLIE_URL ?? null,
    stripeUrl: env.STRIPE_URL ?? null,
    push: pushOf(env),
    languages: env.LANGUAGES,
    demo,
    apiDocs: env.API_DOCS ?? !production,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    pace: PACE,
    secrets: {
      databaseUrl: env.DATABASE_URL ?? null,
      mailUrl: env.MAIL_URL ?? null,
      mollieKey: env.MOLLIE_API_KEY ?? null,
      stripeKey: env.STRIPE_API_KEY ?? null,
      pushKeys: pushKeysOf(env),
      addressKey: env.ADDRESS_KEY ?? null,
      smsUrl: env.SMS_URL ?? null,
    },
  }
}

/**
 * Reads the environment. An empty variable counts as absent.
 * Throws `ConfigFaults` with all faults at once; no line repeats a value, which may be a secret.
 */
export const configFrom = (given: Record<string, string | undefined> = process.env): Config => {
  const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value))
  const parsed = environment.safeParse(env)
  const faults = (parsed.error?.issues ?? []).map(
    ({ path, message }) => `${String(path[0])} ${message}`,
  )
  faults.push(...pushFaults(env))
  if (env.NODE_ENV === 'production') faults.push(...missingInProduction(env))
  if (faults.length > 0 || !parsed.data) throw new ConfigFaults([...new Set(faults)].join('\n'))
  return configOf(parsed.data)
}
