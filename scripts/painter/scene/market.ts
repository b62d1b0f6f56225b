import { mix } from '../kernel/colours.ts'
import { drawn } from '../kernel/points.ts'
import { circle, line, rect, shape, wash } from './shapes.ts'
import type { Stage } from './stage.ts'

const FRONTS = [
  [-10, 74, 96],
  [58, 62, 66],
  [116, 78, 108],
  [190, 58, 78],
  [244, 76, 100],
] as const

/** Gabled houses on the far side of the square. */
const houses = ({ dark, middle, palette, random }: Stage) =>
  FRONTS.map(([x, width, top], index) => {
    const wall = mix(dark, middle, index % 2 ? 0.55 : 0.35)
    const gable = `M${x},${top + 34}L${x + width / 2},${top}L${x + width},${top + 34}V330H${x}Z`
    const panes = drawn(4, (pane) => {
      const place = [
        x + 12 + (pane % 2) * (width - 40),
        top + 44 + Math.floor(pane / 2) * 44,
      ] as const
      const lit = random() > 0.45 ? palette.light : mix(dark, middle, 0.15)
      return rect(place, [14, 24], lit, { opacity: 0.75 })
    })
    return shape(gable, wall) + panes
  }).join('')

/** The striped cloth over a stall, with its scalloped hem. */
const awning = ({ dark, palette, x }: Stage) => {
  const { cloth, light } = palette
  const stripes = drawn(9, (index) => {
    const [upper, lower] = [60 + index * 28, 20 + index * 38]
    const tone = index % 2 ? mix(cloth[1], dark, 0.18) : mix(cloth[2], dark, 0.12)
    const path = `M${x(upper)},22L${x(upper + 28)},22L${x(lower + 38)},84Q${x(lower + 19)},106 ${x(lower)},84Z`
    return shape(path, tone)
  })
  const poles = [34, 330].map((at) => line(`M${x(at)},86V400`, mix(dark, light, 0.25), 5))
  return stripes + poles.join('')
}

const FRUIT = ['#D98A3A', '#B8433F', '#7F9A4A', '#E0B455']

/** Crates with fruit, on the stall behind. */
const crates = ({ dark, middle, palette, random, x }: Stage) =>
  drawn(3, (index) => {
    const left = 30 + index * 96
    const colour = mix(FRUIT[index] as string, dark, 0.2)
    const fruit = drawn(14, (piece) => {
      const at = [x(left + 8 + (piece % 7) * 12), 262 - Math.floor(piece / 7) * 9] as const
      return circle(at, 8, mix(colour, palette.light, random() * 0.25))
    })
    const wood = mix(mix('#9A6B3C', dark, 0.35), middle, 0.15)
    const crate = `M${x(left)},264H${x(left + 88)}V296H${x(left)}Z`
    return fruit + shape(crate, wood) + line(`M${x(left)},280H${x(left + 88)}`, dark, 2, 0.5)
  }) + rect([-10, 296], [320, 120], mix(dark, palette.shade, 0.35))

/** A stall on a square, with the sun low behind the houses. */
export const market = (stage: Stage) =>
  [
    wash(stage.sky),
    stage.glow(stage.x(236), 90, 190, 0.8),
    stage.softer(houses(stage)),
    stage.isWhole
      ? stage.soft(rect([-10, 316], [320, 100], mix(stage.dark, stage.middle, 0.3)))
      : stage.soft(crates(stage)),
    stage.soft(awning(stage)),
  ].join('')
