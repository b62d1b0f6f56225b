import { mix } from '../kernel/colours.ts'
import { drawn } from '../kernel/points.ts'
import { line, rect, shape, wash } from './shapes.ts'
import type { Stage } from './stage.ts'

const planks = ({ dark, middle }: Stage) =>
  drawn(8, (index) => {
    const x = index * 40 - 8
    const board = rect([x, 0], [39, 400], mix(dark, middle, 0.42 + (index % 3) * 0.07))
    return board + line(`M${x + 39.5},0V400`, dark, 1.6, 0.6)
  })

/** A saw, two hammers and a row of chisels, on their nails. */
const tools = ({ bright, dark, palette, x }: Stage) => {
  const steel = mix(mix('#A9A7A2', dark, 0.35), bright, 0.15)
  const wood = mix(palette.cloth[4], dark, 0.3)
  const saw = `M${x(20)},92L${x(92)},112L${x(92)},124L${x(20)},128Z`
  const hammer = (at: number) =>
    line(`M${x(at)},96V168`, wood, 7) + line(`M${x(at - 16)},98H${x(at + 16)}`, steel, 14)
  const chisels = drawn(4, (index) => {
    const at = x(214 + index * 22)
    return line(`M${at},92V118`, wood, 9) + line(`M${at},118V${158 - index * 6}`, steel, 5)
  })
  return (
    shape(saw, steel) + line(`M${x(14)},90V132`, wood, 12) + hammer(124) + hammer(170) + chisels
  )
}

const tins = ({ dark, palette, x }: Stage) => {
  const board = rect([0, 214], [300, 8], mix(dark, palette.shade, 0.3))
  const all = [14, 52, 214, 250, 282].map((at, index) => {
    const colour = mix(palette.cloth[(index * 2) % 5] as string, dark, 0.3)
    const high = 26 + (index % 3) * 9
    return shape(`M${x(at) - 14},214v${-high}h28v${high}z`, colour)
  })
  return board + all.join('')
}

const bench = ({ dark, middle, palette }: Stage) =>
  rect([-10, 318], [320, 14], mix(mix('#A9743E', dark, 0.35), middle, 0.2)) +
  rect([-10, 332], [320, 80], mix(dark, palette.shade, 0.4))

/** Under a skylight: boards, tools on nails, and a bench. */
export const workshop = (stage: Stage) => {
  const { palette, x } = stage
  const beam = `M${x(250)},-10L${x(320)},-10L${x(230)},410L${x(20)},410Z`
  return [
    wash(stage.middle),
    stage.soft(planks(stage) + tools(stage) + tins(stage) + bench(stage)),
    shape(beam, palette.light, 0.16),
    stage.glow(x(286), 6, 200, 0.75),
  ].join('')
}
