import type { Settings } from './views.ts'

type CamTile = NonNullable<Settings['cam_tile']>

/** Among the members found it stands once, after so many of them; fewer have none. */
export const CAM_TILE_AFTER = 6

/** What it says in a language, or in the first that it has words in. */
export const camTileWords = ({ title, text }: CamTile, language: string) => ({
  title: title[language] ?? Object.values(title)[0] ?? '',
  text: text[language] ?? Object.values(text)[0] ?? '',
})
