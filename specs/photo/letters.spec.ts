import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { portraitPainter } from '#adapters/portraits/painter.ts'
import { LETTER_LOOKS, letterIn, letterPath } from '#core/photo/letter.ts'
import { letterCard } from '../../scripts/painter/letter/letter-card.ts'

const alphabet = [...'abcdefghijklmnopqrstuvwxyz']

describe('the card of who has no photo', () => {
  test('has the letter that their name begins with, whatever its accent', () => {
    const first = (name: string) =>
      letterPath(name, { full: true })?.slice('/media/letters/'.length)[0]
    expect(['Jip', 'jip', 'Élodie', 'Øzlem', 'Änne', ' Zoë'].map(first)).toEqual([
      'j',
      'j',
      'e',
      undefined,
      'a',
      'z',
    ])
  })

  test('is not there for a name in other letters, or for none', () => {
    for (const name of ['', ' ', '7', '李', '👋', '<script>']) {
      expect(letterPath(name, { full: true })).toBeNull()
    }
  })

  test('is the same for the same name, and comes in many looks', () => {
    const names = alphabet.flatMap((a) => alphabet.map((b) => `J${a}${b}`))
    const paths = names.map((name) => letterPath(name, { full: false }))
    expect(names.map((name) => letterPath(name, { full: false }))).toEqual(paths)
    expect(new Set(paths).size).toBe(LETTER_LOOKS)
  })

  test('is found by its address, and by no other', () => {
    const file = (full: boolean) => letterPath('Jip', { full })?.split('/').at(-1) ?? ''
    expect(letterIn(file(true))).toMatchObject({ letter: 'j', size: 'full' })
    expect(letterIn(file(false))).toMatchObject({ letter: 'j', size: 'thumb' })
    for (const wrong of [
      'j.webp',
      'j-32.webp',
      'j-01.webp',
      'ij-1.webp',
      'J-1.webp',
      'j-1.svg',
      '../j-1.webp',
    ]) {
      expect(letterIn(wrong)).toBeNull()
    }
  })

  test('is drawn as an outline in each look, so that no machine needs the font', () => {
    const cards = alphabet.map((letter) => letterCard(letter.toUpperCase(), 5))
    for (const card of cards) {
      expect(card.match(/<text|font|NaN|undefined/)).toBeNull()
      expect(card.match(/fill="url\(#letter\)"/g)).toHaveLength(1)
    }
    const looks = Array.from({ length: LETTER_LOOKS }, (_, look) => letterCard('A', look))
    expect(new Set([...cards, ...looks]).size).toBe(26 + LETTER_LOOKS - 1)
  })

  test('is painted in the sizes of a photo', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'letters-'))
    onTestFinished(() => rm(dir, { recursive: true, force: true }))
    const { letter } = portraitPainter({ dir, inTurn: (work) => work() })
    const bytes = await letter({ letter: 'q', look: 3, size: 'thumb' })
    const { format, width, height } = await sharp(bytes).metadata()
    expect([format, width, height]).toEqual(['webp', 360, 480])
  })
})
