import { palettes } from '../kernel/palettes.ts'
import { randomFrom } from '../kernel/random.ts'
import { houses } from '../wide/parts.ts'

/** So wide and high is the row as it is drawn. */
export const ROW = { width: 1920, height: 190 }

/** From west, where the sun has just gone, to east: the later it is, the more lamps are lit. */
const HOURS = [
  { walls: ['#571f3a', '#642642'], lit: 0.05 },
  { walls: ['#4a1c3a', '#57233f'], lit: 0.2 },
  { walls: ['#3a1838', '#471f3e'], lit: 0.32 },
  { walls: ['#281435', '#33193a'], lit: 0.45 },
  { walls: ['#191231', '#221637'], lit: 0.6 },
] as const

/** The houses of one street in one evening, before nothing. */
export const houseRow = () => {
  const random = randomFrom('one evening')
  const each = ROW.width / HOURS.length
  const drawing = HOURS.map(({ walls, lit }, at) =>
    houses(
      { palette: palettes.slate, random },
      {
        from: at * each - 8,
        to: (at + 1) * each - 8,
        foot: ROW.height,
        heights: [70, 142],
        walls,
        lit,
      },
    ),
  ).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${ROW.width}" height="${ROW.height}" viewBox="0 0 ${ROW.width} ${ROW.height}">${drawing}</svg>`
}
