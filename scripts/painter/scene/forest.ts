import { mix } from '../kernel/colours.ts'
import { drawn } from '../kernel/points.ts'
import { ellipse, rect, shape, wash } from './shapes.ts'
import type { Stage } from './stage.ts'

const farTrees = ({ bright, middle, random }: Stage) =>
  drawn(9, (index) => {
    const place = [index * 38 - 10 + random() * 16, -10] as const
    return rect(place, [8 + random() * 8, 330], mix(middle, bright, 0.35), { opacity: 0.8 })
  })

const trees = ({ dark, middle, random }: Stage) =>
  drawn(6, (index) => {
    const trunk = `M${index * 62 - 30 + random() * 26},-10l${14 + random() * 12},0l4,400l-24,0z`
    return shape(trunk, mix(dark, middle, 0.35 + random() * 0.2))
  })

const beams = ({ light, palette, x }: Stage) =>
  drawn(3, (index) => {
    const foot = x(250 - index * 30)
    const beam = `M${x(250) - index * 30 * light},-20L${foot - (150 + index * 20) * light},400L${foot - (90 + index * 20) * light},400Z`
    return shape(beam, palette.light, 0.13)
  })

const leaves = ({ dark, middle, random }: Stage) =>
  drawn(14, () => {
    const place = [random() * 300, random() * 70 - 10] as const
    const size = [16 + random() * 20, 10 + random() * 10] as const
    return ellipse(place, size, mix(dark, middle, random() * 0.5), { opacity: 0.85 })
  })

/** Beams of light between trees. */
export const forest = (stage: Stage) => {
  const { bright, dark, dusk, middle, skyFromBelow, x } = stage
  const ground =
    shape('M-10,330C80,296 200,300 310,326V410H-10Z', mix(dark, middle, 0.2)) +
    shape(
      'M130,316C150,340 110,380 80,410H230C210,380 180,340 170,314Z',
      mix(bright, middle, 0.35),
      0.7,
    )
  const near = `M${x(-10)},-10H${x(26)}C${x(20)},140 ${x(34)},260 ${x(30)},410H${x(-10)}Z`
  return [
    wash(skyFromBelow),
    wash(bright, 0.25),
    stage.glow(x(200), 120, 200, 1),
    stage.softer(farTrees(stage)),
    stage.soft(trees(stage) + ground),
    beams(stage),
    stage.soft(shape(near, dusk) + leaves(stage)),
  ].join('')
}
