import { hash as argonHash } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { argonPasswords, TODAY } from '#adapters/system/passwords.ts'
import { PasswordsBusy } from '#core/kernel/ports.ts'
import { apart } from '#specs/harness/server/apart.ts'

const cheap = { memoryKiB: 64, passes: 1, lanes: 1 }
const passwords = (options: Partial<Parameters<typeof argonPasswords>[0]> = {}) =>
  argonPasswords({ atOnce: 2, waiting: 50, cost: cheap, ...options })

describe('the hashing of passwords', () => {
  test('is argon2id with at least 19 MiB, two passes and one lane', async () => {
    const made = await passwords({ cost: TODAY }).hash('correct horse')
    expect(made).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('gives two hashes of one password, and knows both', async () => {
    const { hash, verify } = passwords()
    const [one, other] = [await hash('geheim'), await hash('geheim')]
    expect(one).not.toBe(other)
    expect(await verify(one, 'geheim')).toEqual({ right: true, outdated: false })
    expect(await verify(other, 'geheim')).toEqual({ right: true, outdated: false })
  })

  test.each(['', 'Geheim', 'geheim ', 'geheim\0', 'géheim'])(
    'does not take %j for a hash',
    async (wrong) => {
      const { hash, verify } = passwords()
      expect((await verify(await hash('geheim'), wrong)).right).toBe(false)
    },
  )

  const composed = 'gehëim-wóórd'.normalize('NFC')
  const decomposed = composed.normalize('NFD')

  test('takes one password for the same in composed and decomposed letters (ACC-06)', async () => {
    const { hash, verify } = passwords()
    for (const chosen of [composed, decomposed]) {
      for (const typed of [composed, decomposed]) {
        expect(await verify(await hash(chosen), typed)).toEqual({ right: true, outdated: false })
      }
    }
  })

  test.each([
    ['in decomposed letters', decomposed],
    ['in full-width letters', 'ｇｅｈｅｉｍ１２'],
  ])(
    'knows a hash that an earlier release made of a password %s, as outdated',
    async (_, stored) => {
      const { verify } = passwords()
      const old = await argonHash(stored, { memoryCost: 64, timeCost: 1, parallelism: 1 })
      for (const typed of [stored, stored.normalize('NFC'), stored.normalize('NFD')]) {
        expect(await verify(old, typed)).toEqual({ right: true, outdated: true })
      }
      expect((await verify(old, `${stored}!`)).right).toBe(false)
    },
  )

  test('says that a hash with lower parameters is outdated, whether or not it is right', async () => {
    const old = await passwords().hash('geheim')
    for (const dearer of [{ memoryKiB: 128 }, { passes: 2 }]) {
      const { verify } = passwords({ cost: { ...cheap, ...dearer } })
      expect(await verify(old, 'geheim')).toEqual({ right: true, outdated: true })
      expect(await verify(old, 'anders')).toEqual({ right: false, outdated: true })
    }
  })

  test('does not call a hash with higher parameters outdated', async () => {
    const dear = await passwords({ cost: { ...cheap, passes: 3 } }).hash('geheim')
    expect(await passwords().verify(dear, 'geheim')).toEqual({ right: true, outdated: false })
  })

  test('never finds a password right where there is no account', async () => {
    const { verify } = passwords()
    for (const password of ['', 'geheim', 'A'.repeat(43)]) {
      expect(await verify(null, password)).toEqual({ right: false, outdated: false })
    }
  })

  test('takes as long where there is no account as where there is one', async () => {
    const { hash, verify } = passwords({ cost: TODAY })
    const known = await hash('geheim')
    const msOf = async (passwordHash: string | null, typed: string) => {
      const from = performance.now()
      await verify(passwordHash, typed)
      return performance.now() - from
    }
    for (const typed of ['anders', 'ándèrs']) {
      const pairs: [number, number][] = []
      for (let run = 0; run < 25; run += 1) {
        pairs.push([await msOf(known, typed), await msOf(null, typed)])
      }
      expect(apart(pairs).times, typed).toBeLessThan(2)
    }
  })

  test('lets as many calls wait as its queue holds, and refuses the next at once', async () => {
    const { hash, verify } = passwords({ atOnce: 2, waiting: 3 })
    const known = await hash('geheim')
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => verify(known, 'geheim')))
    expect(asked.slice(0, 5).every(({ status }) => status === 'fulfilled')).toBe(true)
    for (const refused of asked.slice(5)) {
      expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(PasswordsBusy) })
    }
  })

  test('has room again once those that waited are done', async () => {
    const { hash } = passwords({ atOnce: 1, waiting: 1 })
    for (let round = 0; round < 5; round += 1) {
      const [first, second, third] = await Promise.allSettled([hash('a'), hash('b'), hash('c')])
      expect([first.status, second.status, third.status]).toEqual([
        'fulfilled',
        'fulfilled',
        'rejected',
      ])
    }
  })

  test('frees its place in the queue when a hash cannot be read', async () => {
    const { hash, verify } = passwords({ atOnce: 1, waiting: 0 })
    for (let round = 0; round < 3; round += 1) {
      await expect(verify('no hash at all', 'geheim')).rejects.toThrow()
    }
    expect(await hash('geheim')).toMatch(/^\$argon2id/)
  })
})
