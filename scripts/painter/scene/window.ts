import { mix } from '../kernel/colours.ts'
import { drawn, times } from '../kernel/points.ts'
import { rect, shape, wash } from './shapes.ts'
import type { Stage } from './stage.ts'

/** Houses across the street, and who is still up. */
const house = ({ dark, middle, palette, random }: Stage, x: number) => {
  const height = 40 + random() * 70
  const wall = rect([x, 310 - height], [19, height], mix(dark, middle, 0.25 + random() * 0.2))
  const lit = () =>
    random() > 0.45
      ? rect(
          [x + 3 + random() * 10, 314 - height + random() * (height - 12)],
          [4, 6],
          palette.light,
        )
      : ''
  return wall + drawn(5, lit)
}

/** A tall window over a town, with a curtain. */
export const windowAtNight = (stage: Stage) => {
  const { bright, dark, dusk, id, middle, sky } = stage
  const left = stage.left(120, 150)
  const houses = times(9, (index) => house(stage, left - 4 + index * 18)).join('')
  const bars = [
    [left - 7, -20, 8, 336],
    [left + 149, -20, 8, 336],
    [left + 72, -20, 5, 330],
    [left, 118, 150, 5],
    [left - 16, 308, 182, 12],
  ].map(([x, y, width, height]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`)
  const x = stage.x
  const curtain = `M${x(52)},-10C${x(70)},120 ${x(58)},260 ${x(66)},400L${x(122)},400C${x(116)},280 ${x(126)},120 ${x(118)},-10Z`
  const fold = `M${x(84)},-10C${x(98)},120 ${x(88)},260 ${x(96)},400L${x(106)},400C${x(104)},280 ${x(112)},120 ${x(104)},-10Z`
  return [
    wash(mix(dark, middle, 0.18)),
    wash(`url(#${id}g)`, 0.12),
    stage.soft(rect([left, -20], [150, 330], sky) + houses),
    `<g fill="${dusk}">${bars.join('')}</g>`,
    shape(curtain, mix(middle, dark, 0.35)),
    shape(fold, mix(middle, bright, 0.25), 0.6),
    stage.glow(x(210), 230, 150, 0.55),
  ].join('')
}
