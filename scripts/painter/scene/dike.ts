import { mix } from '../kernel/colours.ts'
import { drawn } from '../kernel/points.ts'
import { circle, ellipse, line, shape, wash } from './shapes.ts'
import type { Stage } from './stage.ts'

const HORIZON = 262

const land = ({ bright, dark, middle, random }: Stage) => {
  const y = HORIZON
  const trees = drawn(10, (index) => {
    const place = [index * 32 + random() * 10, y - 6] as const
    return ellipse(place, [14 + random() * 8, 12 + random() * 14], mix(dark, middle, 0.45))
  })
  const field = `M-10,${y}C80,${y - 14} 200,${y + 10} 310,${y - 8}V420H-10Z`
  const bank = `M-10,${y + 38}C100,${y + 10} 190,${y + 50} 310,${y + 24}V420H-10Z`
  return [
    line('M-10,74C70,60 120,92 180,76S280,70 320,84', bright, 14, 0.4),
    line('M-10,130C50,120 90,142 150,128', bright, 9, 0.4),
    trees,
    shape(field, mix(middle, dark, 0.45)),
    shape(bank, mix(dark, middle, 0.25)),
  ].join('')
}

const mill = ({ dark, middle, x: mirror }: Stage) => {
  const [x, y] = [mirror(58), HORIZON]
  const colour = mix(dark, middle, 0.3)
  const tower = `M${x - 9},${y - 6}L${x - 5},${y - 52}h10L${x + 9},${y - 6}Z`
  const sails = `M${x - 30},${y - 74}L${x + 30},${y - 32}M${x + 24},${y - 84}L${x - 22},${y - 24}`
  return `<g fill="${colour}"><path d="${tower}"/><g stroke="${colour}" stroke-width="4"><path d="${sails}"/></g></g>`
}

/** Sun over a polder, with a mill. */
export const dike = (stage: Stage) => {
  const { sky, x } = stage
  return [
    wash(sky),
    stage.glow(x(252), HORIZON - 110, 220, 0.95),
    circle([x(258), HORIZON - 150], 21, '#FFF5DE'),
    stage.soft(land(stage)),
    stage.soft(mill(stage)),
  ].join('')
}
