import { mix } from '../kernel/colours.ts'
import { drawn } from '../kernel/points.ts'
import { oneOf } from '../kernel/random.ts'
import { circle, ellipse, line, rect, shape, wash } from './shapes.ts'
import type { Stage } from './stage.ts'

const bottle = ({ bright, dark, middle, palette, random }: Stage, y: number, index: number) => {
  const height = 28 + random() * 28
  const w = 9 + random() * 6
  const x = 4 + index * 20 + random() * 5
  const { cloth, light } = palette
  const colour = oneOf(random, [middle, bright, dark, cloth[3], cloth[0], light])
  const neck = height * 0.25
  const outline = [
    `M${x},${y}v${-height * 0.65}c0,-6 ${w * 0.3},-6 ${w * 0.3},-12v${-neck}h${w * 0.4}v${neck}`,
    `c0,6 ${w * 0.3},6 ${w * 0.3},12v${height * 0.65}z`,
  ]
  return shape(outline.join(''), colour, 0.75)
}

const lamp = (stage: Stage, x: number, y: number) => {
  const { dark, palette } = stage
  const hood = `M${x - 20},${y}C${x - 18},${y - 20} ${x - 8},${y - 24} ${x},${y - 24}C${x + 8},${y - 24} ${x + 18},${y - 20} ${x + 20},${y}Z`
  return [
    line(`M${x},-10V${y - 22}`, palette.shade, 2.5),
    stage.glow(x, y === 56 ? 60 : 82, 70, 0.8),
    shape(hood, mix(palette.shade, dark, 0.4)),
    ellipse([x, y + 1], [17, 5], '#FFF6DE'),
  ].join('')
}

/** Shelves of bottles under two lamps. */
export const bar = (stage: Stage) => {
  const { bright, dusk, middle, palette, random, skyFromBelow } = stage
  const wood = mix(middle, bright, 0.3)
  const shelves = rect([0, 120], [300, 5], wood) + rect([0, 206], [300, 5], wood)
  const bottles = [120, 206].map((y) => drawn(15, (index) => bottle(stage, y, index)))
  const lights = () => {
    const place = [random() * 300, 220 + random() * 140] as const
    const radius = 8 + random() * 16
    const colour = random() > 0.5 ? palette.light : bright
    return circle(place, radius, colour, 0.25 + random() * 0.3)
  }
  return [
    wash(dusk),
    wash(skyFromBelow, 0.28),
    stage.soft(shelves + bottles.join('')),
    stage.softer(drawn(12, lights)),
    lamp(stage, 60, 76),
    lamp(stage, 232, 56),
  ].join('')
}
