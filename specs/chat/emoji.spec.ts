import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '#core/kernel/languages.ts'
import { emojiFiles, emojiFolder, emojiIn } from '../../scripts/emoji.ts'

describe('the emoji with their names', () => {
  it.each(languages)('are those of Unicode in %s, as npm run emoji makes them', (language) => {
    const kept = readFileSync(join(emojiFolder, `${language.slice(0, 2)}.json`), 'utf8')
    expect(JSON.parse(kept)).toEqual(emojiIn(language))
  })

  it('are there for each language that has words, and for no other', () => {
    const files = emojiFiles.map((name) => `${name}.json`)
    expect(readdirSync(emojiFolder).toSorted()).toEqual(files.toSorted())
  })
})
