import { mix } from '../kernel/colours.ts'
import { drawn } from '../kernel/points.ts'
import { circle, ellipse, line, rect, wash } from './shapes.ts'
import type { Stage } from './stage.ts'

const facade = (stage: Stage) => {
  const { dark, middle, palette, random } = stage
  const panes = [0, 1].flatMap((column) =>
    [0, 1, 2].map((row) => {
      const pane = random() > 0.4 ? palette.light : mix(dark, middle, 0.15)
      const place = [stage.left(16 + column * 62, 36), 84 + row * 80] as const
      return rect(place, [36, 54], pane, { opacity: 0.8 })
    }),
  )
  return [
    rect([stage.left(-10, 150), 60], [150, 300], mix(dark, middle, 0.35)),
    ...panes,
    rect([-10, 330], [320, 80], mix(dark, palette.shade, 0.3)),
  ].join('')
}

const leaves = ({ bright, dark, random, x }: Stage) =>
  drawn(22, () => {
    const place = [x(236 + random() * 90), 120 + random() * 250] as const
    const size = [13 + random() * 12, 7 + random() * 6] as const
    const turn = `rotate(${random() * 120 - 60} ${place.join(' ')})`
    const green = mix(mix('#3E5A36', dark, 0.45), bright, random() * 0.22)
    return ellipse(place, size, green, { turn })
  })

/** A wire that hangs between two heights, with its bulbs. */
const bulbs = (stage: Stage, from: number, to: number, sag: { curve: number; bulbs: number }) => {
  const wire = `M-6,${from}Q150,${(from + to) / 2 + sag.curve} 306,${to}`
  const all = drawn(10, (index) => {
    const share = index / 9
    const x = -6 + share * 312
    const y = from + (to - from) * share + Math.sin(share * Math.PI) * sag.bulbs
    return stage.glow(x, y + 7, 24, 0.75) + circle([x, y + 7], 3.6, '#FFF6DE')
  })
  return line(wire, stage.palette.shade, 1.6, 0.8) + all
}

/** At dusk: bulbs on a wire, leaves, a far facade. */
export const terrace = (stage: Stage) =>
  [
    wash(stage.sky),
    wash(stage.dark, 0.25),
    stage.softer(facade(stage)),
    stage.soft(leaves(stage)),
    bulbs(stage, 54, 112, { curve: 68, bulbs: 34 }),
    bulbs(stage, 4, 54, { curve: 92, bulbs: 46 }),
  ].join('')
