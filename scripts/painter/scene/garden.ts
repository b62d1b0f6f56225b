import { mix } from '../kernel/colours.ts'
import { drawn } from '../kernel/points.ts'
import { circle, ellipse, line, rect, shape, wash } from './shapes.ts'
import type { Stage } from './stage.ts'

/** A greenhouse in the evening sun. */
const greenhouse = ({ bright, dark, palette, x }: Stage) => {
  const glass = mix(bright, palette.light, 0.5)
  const frame = mix(dark, bright, 0.3)
  const outline = `M${x(6)},300V150L${x(68)},100L${x(130)},150V300Z`
  const ribs = [6, 37, 68, 99, 130].map((at) =>
    line(`M${x(at)},300V${150 - (1 - Math.abs(at - 68) / 62) * 50}`, frame, 2.6),
  )
  const bars = `M${x(6)},150H${x(130)}M${x(6)},222H${x(130)}M${x(6)},150L${x(68)},100L${x(130)},150`
  return shape(outline, glass, 0.5) + ribs.join('') + line(bars, frame, 2.6)
}

const hedge = ({ bright, dark, random, x }: Stage) =>
  rect([-10, 216], [320, 200], mix('#35502F', dark, 0.5)) +
  drawn(26, (index) => {
    const place = [x(-8 + index * 12.6), 218 - random() * 14] as const
    const green = mix(mix('#4B6B3A', dark, 0.42), bright, random() * 0.14)
    return ellipse(place, [18, 16 + random() * 8], green)
  })

const BLOOMS = ['#E9A2A8', '#F3D08A', '#F6EEE2', '#C77FA6']

const flowers = ({ dark, palette, random, x }: Stage) =>
  drawn(30, (index) => {
    const [at, top] = [x(-6 + index * 10.6 + random() * 6), 252 + random() * 92]
    const stem = line(`M${at},400V${top}`, mix('#4B6B3A', dark, 0.3), 2.2)
    const bloom = mix(BLOOMS[index % 4] as string, palette.light, 0.15)
    return stem + circle([at, top], 5 + random() * 4, mix(bloom, dark, 0.12))
  })

const apples = ({ bright, dark, random, x }: Stage) => {
  const crown = drawn(16, () => {
    const place = [x(214 + random() * 110), 20 + random() * 88] as const
    return circle(
      place,
      24 + random() * 10,
      mix(mix('#46663A', dark, 0.34), bright, random() * 0.2),
    )
  })
  const fruit = drawn(9, () =>
    circle([x(212 + random() * 90), 34 + random() * 90], 6, mix('#C2483F', bright, 0.15)),
  )
  return (
    line(`M${x(276)},330C${x(272)},220 ${x(282)},160 ${x(270)},80`, dark, 15, 0.9) + crown + fruit
  )
}

/** Flowers along a hedge, an apple tree and a greenhouse. */
export const garden = (stage: Stage) => {
  const { bright, dark, middle, x } = stage
  return [
    wash(mix(middle, bright, 0.6)),
    stage.glow(x(120), 90, 210, 0.9),
    stage.soft(greenhouse(stage)),
    stage.soft(hedge(stage)),
    stage.soft(apples(stage)),
    stage.isWhole
      ? rect([-10, 318], [320, 90], mix(mix('#4B6B3A', dark, 0.35), bright, 0.12))
      : stage.soft(flowers(stage)),
  ].join('')
}
