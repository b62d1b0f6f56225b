import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..', '..', '..', 'client', 'public', 'landers')
const sizeOf = (file: string) => statSync(join(folder, file)).size
const files = readdirSync(folder)
const MOST_OF_A_FILM = 200_000
const MOST_OF_A_PICTURE = 60_000

describe('what the landers show', () => {
  it('is light: a film below 200 kB, a picture below 60', () => {
    for (const file of files.filter((name) => name.endsWith('.mp4'))) {
      expect(sizeOf(file), file).toBeLessThan(MOST_OF_A_FILM)
      expect(files).toContain(file.replace('.mp4', '.webp'))
    }
    for (const file of files.filter((name) => /\.(webp|svg)$/.test(name))) {
      expect(sizeOf(file), file).toBeLessThan(MOST_OF_A_PICTURE)
    }
  })
})
