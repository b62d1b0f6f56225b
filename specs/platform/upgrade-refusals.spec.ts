import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  formerDigests,
  migrationFiles,
} from '#adapters/postgres/platform/upgrade/migration-files.ts'
import { refuseHistory, refuseServer } from '#adapters/postgres/platform/upgrade/refusals.ts'

const files = [
  { name: '003-profiles-and-likes', digest: 'three' },
  { name: '004-ledger-of-credits', digest: 'four' },
]
const former = formerDigests.get('003-profiles-and-likes') ?? ''

describe('the text of a migration', () => {
  it('never changes after it was committed, and a new one is added by scripts/freeze-migrations.ts', () => {
    const frozen = JSON.parse(
      readFileSync(join(import.meta.dirname, 'frozen-migrations.json'), 'utf8'),
    )
    const found = Object.fromEntries(migrationFiles().map(({ name, digest }) => [name, digest]))
    expect(found).toEqual(frozen)
  })

  it('was edited in six files only, each with another digest than before', () => {
    const changed = migrationFiles().filter(({ name }) => formerDigests.has(name))
    expect(changed).toHaveLength(formerDigests.size)
    for (const { name, digest } of changed) expect(formerDigests.get(name)).not.toBe(digest)
  })
})

describe('a database server', () => {
  it.each([150_000, 150_020, 160_014, 180_004, 190_000])(
    'is accepted with server_version_num %i (OPS-06)',
    (version) => {
      expect(refuseServer(version)).toBeNull()
    },
  )

  it.each([
    [90_624, '9'],
    [140_023, '14'],
    [149_999, '14'],
  ])('is refused with server_version_num %i, which is older than 15 (OPS-06)', (version, major) => {
    expect(refuseServer(version)).toBe(
      `The database server is PostgreSQL ${major}, which is too old: set DATABASE_URL to PostgreSQL 15 or newer.`,
    )
  })
})

describe('the migrations that a database has run', () => {
  it.each([
    ['none', []],
    ['the first', [{ name: '003-profiles-and-likes', digest: 'three' }]],
    ['one without a recorded digest', [{ name: '004-ledger-of-credits', digest: null }]],
    ['one of the six former texts', [{ name: '003-profiles-and-likes', digest: former }]],
  ])('are accepted when they are %s', (_, ran) => {
    expect(refuseHistory(ran, files)).toBeNull()
  })

  it.each([
    ['of a newer release', { name: '005-later', digest: 'five' }, /^A newer release has used/],
    ['that is unknown', { name: '001-unknown', digest: null }, /which this release does not know/],
    ['with another text', { name: '004-ledger-of-credits', digest: 'edited' }, /another text of/],
    ['with the former text of another', { name: '004-ledger-of-credits', digest: former }, /text/],
  ])('are refused in one sentence when there is one %s (OPS-06)', (_, ran, sentence) => {
    const refusal = refuseHistory([ran], files) ?? ''
    expect(refusal).toMatch(sentence)
    expect(refusal).toContain(ran.name)
    expect(refusal).toMatch(/nothing was changed: start .*\.$/)
    expect(refusal.match(/\. |\n/g)).toBeNull()
  })
})
