import { describe, expect, it } from 'vitest'
import { camTileWords } from '#core/site/cam-tile.ts'
import { camTile } from '#specs/harness/server/cam-tile.ts'

describe('the words of a cam tile', () => {
  it('are those of the language, and of the first that it has words in where it has none', () => {
    expect(camTileWords(camTile, 'nl')).toEqual({
      title: 'Live op camera',
      text: 'Op een andere site',
    })
    expect(camTileWords(camTile, 'en')).toEqual({
      title: 'Live on camera',
      text: 'Op een andere site',
    })
    expect(camTileWords(camTile, 'en-US').title).toBe('Live on camera')
    expect(camTileWords({ ...camTile, title: {} }, 'nl').title).toBe('')
  })
})
