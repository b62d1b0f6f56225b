import { filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { open } from '../kernel/curves.ts'
import { drawn, moved, type Point, points, steps } from '../kernel/points.ts'
import { stroke } from '../kernel/strokes.ts'
import type { Fabric, Wearing } from './cloth.ts'

const LOW = 420

const ontoOf = ({ base, onto }: Fabric) => mix(base, onto, 0.75)

const line = (through: readonly Point[], colour: string, width: number, opacity: number) =>
  `<path d="${open(through)}" stroke="${colour}" stroke-width="${width}" fill="none" opacity="${opacity}"/>`

/** Around the body. */
const band = ({ torso, fabric }: Wearing, y: number, width: number, opacity: number) => {
  const around = points`-170 ${y + 26} -110 ${y - 6} -40 ${y + 6} 0 ${y + 9} 40 ${y + 6}
    110 ${y - 6} 170 ${y + 26}`
  return line(torso.all(around), ontoOf(fabric), width, opacity)
}

const stripes = (wearing: Wearing) =>
  steps(112, LOW, 17)
    .map((y) => band(wearing, y, 6.5, 0.85))
    .join('')

const wideBands = (wearing: Wearing) =>
  [176, 262, 348].map((y) => band(wearing, y, 38, 0.8)).join('')

const checks = (wearing: Wearing) => {
  const { torso, fabric } = wearing
  const across = steps(104, LOW, 30).map(
    (y) => band(wearing, y, 9, 0.4) + band(wearing, y + 13, 2, 0.5),
  )
  const down = steps(-150, 151, 30).map((x) => {
    const through = torso.all(points`${x * 0.7} 90 ${x} 170 ${x * 1.04} 420`)
    return line(through, ontoOf(fabric), 9, 0.3)
  })
  return [...across, ...down].join('')
}

const dots = ({ torso, fabric }: Wearing) => {
  const colour = ontoOf(fabric)
  return steps(100, LOW, 17)
    .flatMap((y, row) =>
      steps(-160, 160, 20).map((x) => {
        const [dotX, dotY] = torso.at(x + (row % 2) * 10, y - Math.abs(x) * 0.06)
        return `<circle cx="${dotX}" cy="${dotY}" r="2.8" fill="${colour}" opacity="0.85"/>`
      }),
    )
    .join('')
}

const flower = ({ sitter, torso, fabric }: Wearing, at: Point) => {
  const { palette, random } = sitter
  const [x, y] = torso.at(at[0] + random() * 8, at[1] + random() * 8)
  const colour = random() > 0.5 ? ontoOf(fabric) : mix(palette.cloth[4], palette.light, 0.2)
  const turn = random() * 2
  const petals = drawn(5, (index) => {
    const angle = turn + index * 1.257
    const [petalX, petalY] = [x + 4.5 * Math.cos(angle), y + 4.5 * Math.sin(angle)]
    const place = `cx="${petalX.toFixed(1)}" cy="${petalY.toFixed(1)}"`
    return `<circle ${place} r="3.2" fill="${colour}" opacity="0.8"/>`
  })
  const heart = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2"`
  const stem = stroke(points`${x + 6} ${y + 6} ${x + 13} ${y + 13}`, 4)
  return `${petals}<circle ${heart} fill="${fabric.fold}" opacity="0.7"/>${filled(stem, fabric.fold, 0.4)}`
}

const flowers = (wearing: Wearing) =>
  steps(100, LOW, 30)
    .flatMap((y, row) => steps(-170, 170, 36).map((x) => flower(wearing, [x + (row % 2) * 18, y])))
    .join('')

const cables = ({ sitter: { light }, torso, fabric }: Wearing) =>
  [-84, -56, -28, 0, 28, 56, 84]
    .flatMap((x) => {
      const isPlain = x % 56 !== 0
      const turns = isPlain ? [0] : [0, Math.PI]
      const width = isPlain ? 1.5 : 5.5
      return turns.map((turn) => {
        const through = steps(112, 430, 7).map((y) =>
          torso.at(x + Math.sin((y - 112) / 8.5 + turn) * width, y),
        )
        return (
          line(through, fabric.fold, isPlain ? 2 : 2.8, 0.3) +
          line(moved(light * 2, through), fabric.shine, 1.6, 0.34)
        )
      })
    })
    .join('')

const patterns = {
  stripe: stripes,
  wide: wideBands,
  check: checks,
  dots,
  flower: flowers,
  cable: cables,
}

export const pattern = (wearing: Wearing) =>
  wearing.fabric.pattern ? patterns[wearing.fabric.pattern](wearing) : ''
