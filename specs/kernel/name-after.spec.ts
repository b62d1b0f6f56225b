import { describe, expect, it } from 'vitest'
import { nameAfter } from '#core/kernel/name-after.ts'

describe('the name of who is greeted', () => {
  it('follows the greeting after a comma, or after what is asked for', () => {
    expect(`Welkom${nameAfter('Anna')}!`).toBe('Welkom, Anna!')
    expect(`Hoi${nameAfter('Anna', ' ')}`).toBe('Hoi Anna')
  })

  it('leaves nothing behind where there is none', () => {
    expect(`Welkom${nameAfter('')}!`).toBe('Welkom!')
    expect(`Hoi${nameAfter('', ' ')}`).toBe('Hoi')
  })
})
