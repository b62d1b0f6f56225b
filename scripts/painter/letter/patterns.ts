import { mix } from '../kernel/colours.ts'
import type { Palette } from '../kernel/palettes.ts'
import { drawn, times } from '../kernel/points.ts'
import type { Random } from '../kernel/random.ts'
import { circle, shape } from '../scene/shapes.ts'

/** What lies behind a letter. */
type Pattern = (palette: Palette, random: Random) => string

const rings: Pattern = ({ sky: [dark, middle, bright] }) =>
  times(7, (index) => 6 - index)
    .map((ring) => {
      const colour = mix(ring % 2 ? middle : dark, bright, 0.12 + (0.1 * (6 - ring)) / 2)
      return circle([230 - ring * 6, 300 - ring * 26], 40 + ring * 44, colour, 0.9)
    })
    .join('')

const dunes: Pattern = ({ light, sky: [dark, middle, bright] }) => {
  const sun = circle([212, 120], 52, light)
  const dune = (index: number) => {
    const y = 150 + index * 40
    const path = `M-20,${y}C60,${y - 50 + index * 6} 150,${y + 44} 320,${y - 26}V420H-20Z`
    const colour = mix(bright, middle, index / 6)
    return shape(path, mix(colour, dark, index > 3 ? (index - 3) / 4 : 0))
  }
  return sun + drawn(7, dune)
}

const litArches: Pattern = ({ light, sky: [dark, middle, bright] }, random) =>
  drawn(20, (index) => {
    const [x, y] = [(index % 4) * 75, Math.floor(index / 4) * 80]
    const lit = random()
    const path = `M${x + 10},${y + 76}V${y + 38}a27.5,27.5 0 0 1 55,0V${y + 76}Z`
    if (lit > 0.62) return shape(path, light, 0.95)
    return shape(path, lit > 0.35 ? mix(middle, bright, 0.3) : mix(dark, middle, 0.4), 0.8)
  })

const beams: Pattern = ({ light, sky: [dark, middle, bright] }) =>
  drawn(9, (index) => {
    const [a, b] = [index * 52, index * 34]
    const path = [
      `M${-60 + a},420C${-30 + a},${280 - index * 8} ${40 + index * 40},160 ${120 + b},-20`,
      `H${150 + b}C${80 + index * 40},160 ${10 + a},280 ${-16 + a},420Z`,
    ].join('')
    if (index % 3 === 0) return shape(path, light, 0.75)
    return shape(path, index % 3 === 1 ? mix(middle, bright, 0.45) : mix(dark, middle, 0.5), 0.7)
  })

export const patterns: readonly { draw: Pattern; opacity: number }[] = [
  { draw: rings, opacity: 0.8 },
  { draw: dunes, opacity: 1 },
  { draw: litArches, opacity: 0.8 },
  { draw: beams, opacity: 0.8 },
]
