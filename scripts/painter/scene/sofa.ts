import { mix } from '../kernel/colours.ts'
import { drawn } from '../kernel/points.ts'
import { oneOf } from '../kernel/random.ts'
import { circle, ellipse, line, rect, shape, wash } from './shapes.ts'
import type { Stage } from './stage.ts'

type Frame = { x: number; y: number; w: number; h: number; colour: string }

const hills = ({ palette }: Stage, { x, y, w, h, colour }: Frame) =>
  shape(
    `M${x + 6},${y + h - 6}c${w * 0.14},${-h * 0.4} ${w * 0.36},${-h * 0.2} ${w * 0.5},${-h * 0.44}c${w * 0.1},-8 ${w * 0.2},4 ${w * 0.38},-6V${y + h - 6}Z`,
    colour,
    0.8,
  ) + circle([x + w * 0.62, y + h * 0.3], w * 0.13, palette.light)

const discs = ({ palette }: Stage, { x, y, w, h, colour }: Frame) =>
  circle([x + w * 0.42, y + h * 0.44], w * 0.26, colour, 0.85) +
  circle([x + w * 0.6, y + h * 0.58], w * 0.2, palette.light, 0.8)

const twig = (_: Stage, { x, y, w, h, colour }: Frame) => {
  const heights = [0.3, 0.46, 0.62]
  const leaves = drawn(3, (index) => {
    const place = [x + w * (index % 2 ? 0.36 : 0.64), y + h * (heights[index] as number)] as const
    const turn = `rotate(${index % 2 ? 30 : -30} ${place.join(' ')})`
    return ellipse(place, [w * 0.15, w * 0.07], colour, { turn })
  })
  const stem = `M${x + w * 0.5},${y + h - 8}C${x + w * 0.4},${y + h * 0.6} ${x + w * 0.6},${y + h * 0.4} ${x + w * 0.5},${y + h * 0.16}`
  return line(stem, colour, 2.4) + leaves
}

const bands = ({ dark, middle }: Stage, { x, y, w, h, colour }: Frame) =>
  shape(`M${x + 6},${y + h * 0.34}H${x + w - 6}V${y + h * 0.62}H${x + 6}Z`, colour, 0.85) +
  shape(`M${x + 6},${y + h * 0.7}H${x + w - 6}V${y + h - 6}H${x + 6}Z`, mix(dark, middle, 0.4))

const print = (stage: Stage) => {
  const { bright, dark, middle, palette, random } = stage
  const [w, h] = [44 + random() * 34, 60 + random() * 44]
  const x = stage.left(24 + random() * 24, w)
  const y = 34 + random() * 26
  const art = oneOf(random, [hills, discs, twig, bands])
  const { cloth } = palette
  const frame = { x, y, w, h, colour: oneOf(random, [cloth[0], cloth[2], cloth[3]]) }
  return [
    rect([x, y], [w, h], mix(dark, middle, 0.55)),
    rect([x + 6, y + 6], [w - 12, h - 12], mix(middle, bright, 0.5)),
    art(stage, frame),
  ].join('')
}

const lamp = ({ bright, dusk, palette }: Stage, x: number) =>
  [
    line(`M${x},150V420`, dusk, 4),
    shape(`M${x - 26},66H${x + 26}L${x + 42},128H${x - 42}Z`, mix(palette.light, '#ffffff', 0.35)),
    shape(`M${x - 26},66H${x}L${x},128H${x - 42}Z`, bright, 0.5),
  ].join('')

/** A lamp beside the sofa, and a print on the wall. */
export const sofa = (stage: Stage) => {
  const { dark, middle, palette, random, x } = stage
  const cloth = palette.cloth[3]
  const lampX = x(232 + random() * 30)
  const picture = print(stage)
  const back = 'M-20,300C-20,262 10,250 40,252H262C292,250 320,262 320,300'
  const seam = `M${x(60)},254C${x(54)},300 ${x(58)},350 ${x(56)},410`
  return [
    wash(mix(dark, middle, 0.3)),
    stage.glow(lampX, 110, 230, 0.85),
    picture,
    lamp(stage, lampX),
    shape(`${back}V420H-20Z`, mix(cloth, dark, 0.3)),
    line(back, mix(cloth, palette.light, 0.45), 3),
    line(seam, mix(cloth, palette.shade, 0.6), 3),
  ].join('')
}
