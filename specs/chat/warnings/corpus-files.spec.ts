import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { isIban } from '#core/chat/warnings/bank.ts'
import { locales } from '#core/site/languages.ts'

const folder = new URL('../../../scripts/warnings/corpus/', import.meta.url)
const kinds = ['money', 'crypto', 'bank', 'phone', 'mail', 'move', 'identity', 'threat'] as const
const language = z.enum(locales)
const suspicious = z
  .strictObject({
    id: z.string(),
    lang: language,
    text: z.string(),
    reasons: z.array(z.enum(kinds)).nonempty(),
    style: z.enum(['plain', 'evasive', 'subtle']),
    passage: z.string().min(1),
  })
  .refine(({ text, passage }) => text.includes(passage), 'The passage is not in the text')
const harmless = z.strictObject({
  id: z.string(),
  lang: language,
  text: z.string(),
  hard: z.boolean(),
})

const filesOf = (kind: 's' | 'h') =>
  readdirSync(folder).filter((name) =>
    new RegExp(`^(?:[a-z]-${kind}|${kind}\\d)\\.jsonl$`).test(name),
  )
const read = <T>(kind: 's' | 'h', shape: z.ZodType<T>): T[] =>
  filesOf(kind).flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => shape.parse(JSON.parse(line))),
  )

describe('the corpus of suspicious and harmless messages', () => {
  it('has at least 5,000 messages in every language, each with its kinds and its passage', () => {
    const [asking, others] = [read('s', suspicious), read('h', harmless)]
    const all = [...asking, ...others]
    expect(all.length).toBeGreaterThanOrEqual(5_000)
    expect(new Set(all.map(({ text }) => text)).size).toBeGreaterThanOrEqual(5_000)
    const spoken = locales.filter((locale) => locale !== 'en-US')
    expect([...new Set(all.map(({ lang }) => lang))].sort()).toEqual([...spoken].sort())
  })

  it('has harmless messages of which at least half use the words of the harmful', () => {
    const others = read('h', harmless)
    expect(others.filter(({ hard }) => hard).length * 2).toBeGreaterThanOrEqual(others.length)
  })

  it('names no bank account that could exist: none passes the check of its number', () => {
    const texts = [...read('s', suspicious), ...read('h', harmless)].map(({ text }) => text)
    const accounts = texts.flatMap((text) =>
      [
        ...text
          .toLowerCase()
          .replaceAll(/[ .-]/g, '')
          .matchAll(/[a-z]{2}\d{2}[a-z\d]{11,27}/g),
      ].map(([account]) => account),
    )
    expect(accounts.length).toBeGreaterThan(20)
    const lengths = Array.from({ length: 14 }, (_, nth) => 15 + nth)
    const valid = accounts.filter((account) =>
      lengths.some((length) => isIban(account.slice(0, length))),
    )
    expect(valid).toEqual([])
  })
})
