import { nearestOf } from '../kernel/languages.ts'
import type { Settings } from './views.ts'

type CamTile = NonNullable<Settings['cam_tile']>

/** Among the members found it stands once, after so many of them; fewer have none. */
export const CAM_TILE_AFTER = 6

const wordsIn = (said: CamTile['title'], language: string): string => {
  const spoken = Object.keys(said)
  return said[nearestOf(spoken, language) ?? spoken[0] ?? ''] ?? ''
}

/** What it says in a language or the nearest to it, else in the first that it has words in. */
export const camTileWords = ({ title, text }: CamTile, language: string) => ({
  title: wordsIn(title, language),
  text: wordsIn(text, language),
})
