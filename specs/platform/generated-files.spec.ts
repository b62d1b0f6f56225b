import { describe, expect, it } from 'vitest'
import { digestsNow, generated, savedDigests } from '../../scripts/generated.ts'

const saved = savedDigests()

describe('a generated file', () => {
  it.each(generated)('$path is up to date with its inputs (LND-01)', (one) => {
    expect(digestsNow(one), `run ${one.command}`).toEqual(saved[one.path])
  })

  it('is recorded only while it is generated', () => {
    expect(Object.keys(saved).sort()).toEqual(generated.map(({ path }) => path).sort())
  })
})
