import { mix } from '../kernel/colours.ts'
import { drawn } from '../kernel/points.ts'
import { circle, ellipse, line, rect, shape, wash } from './shapes.ts'
import type { Stage } from './stage.ts'

const passing = ({ bright, middle, random }: Stage) =>
  drawn(16, () => {
    const place = [random() * 300 - 30, 218 + random() * 62] as const
    const size = [40 + random() * 90, 1.5 + random() * 3] as const
    const colour = random() > 0.5 ? bright : middle
    return rect(place, size, colour, { round: 1.5, opacity: 0.55 })
  })

const landscape = (stage: Stage) => {
  const { dark, middle, x } = stage
  const green = mix(dark, middle, 0.4)
  const trees = [30, 120, 166].map(
    (at) =>
      line(`M${x(at)},224v-54`, green, 3) +
      ellipse([x(at), 170], [16, 20], green, { opacity: 0.9 }),
  )
  return [
    circle([x(262), 104], 18, '#FFF5DC'),
    shape('M0,220C60,206 140,216 330,204V300H0Z', mix(middle, dark, 0.4)),
    shape('M-20,240H330V300H-20Z', mix(dark, middle, 0.3)),
    passing(stage),
    ...trees,
  ].join('')
}

const seat = ({ palette, x }: Stage) => {
  const back = `M${x(-20)},150C${x(40)},140 ${x(78)},160 ${x(82)},220`
  const piping = `L${x(74)},224C${x(66)},176 ${x(30)},160 ${x(-20)},166Z`
  return (
    shape(`${back}L${x(90)},410H${x(-20)}Z`, palette.cloth[0]) +
    shape(back + piping, mix(palette.cloth[0], palette.light, 0.4))
  )
}

/** The low sun over fields, past the window of a train. */
export const train = (stage: Stage) => {
  const { dark, dusk, id, light, middle, sky, x } = stage
  const pane = `x="${stage.left(70, 260)}" y="44" width="260" height="236" rx="26"`
  const glare = `M${x(300)},30L${x(180)},300h${40 * light}L${x(330)},60Z`
  return [
    wash(mix(dark, middle, 0.15)),
    `<clipPath id="${id}c"><rect ${pane}/></clipPath><g clip-path="url(#${id}c)">`,
    `<rect width="300" height="400" y="-60" fill="${sky}"/>`,
    stage.glow(x(252), 140, 160, 1),
    stage.soft(landscape(stage)),
    shape(glare, '#fff', 0.07),
    `</g><rect ${pane} fill="none" stroke="${dusk}" stroke-width="7"/>`,
    seat(stage),
  ].join('')
}
