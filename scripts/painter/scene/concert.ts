import { mix } from '../kernel/colours.ts'
import { drawn } from '../kernel/points.ts'
import { circle, shape, wash } from './shapes.ts'
import type { Stage } from './stage.ts'

const LAMPS = 6
const lampX = (index: number) => 20 + index * 54

const beams = ({ bright, middle, palette, random }: Stage) =>
  drawn(LAMPS, (index) => {
    const x = lampX(index)
    const foot = x + (random() - 0.5) * 220
    const colour = [bright, palette.light, middle, '#fff'][index % 4] as string
    const beam = `M${x},-10L${foot - 44},420H${foot + 44}Z`
    return shape(beam, colour, 0.14 + random() * 0.16) + circle([x, 10], 11, '#fff', 0.95)
  })

const crowd = ({ dusk, middle, random }: Stage) => {
  const people = drawn(12, (index) => {
    const place = [index * 28 - 6 + random() * 10, 292 + random() * 24] as const
    const head = circle(place, 15 + random() * 5, mix(dusk, middle, 0.14))
    const back = `M${index * 28 - 34 + random() * 8},420c0,-90 56,-90 56,0z`
    return head + shape(back, mix(dusk, middle, 0.1))
  })
  const arms = [40, 262].map(
    (x) =>
      `<path d="M${x},330C${x - 6},270 ${x + 10},250 ${x + 4},214" stroke="${mix(dusk, middle, 0.16)}" stroke-width="12" stroke-linecap="round" fill="none"/>`,
  )
  return people + arms.join('')
}

const dust = ({ palette, random }: Stage) =>
  drawn(10, () => {
    const place = [random() * 300, 120 + random() * 140] as const
    return circle(place, 3 + random() * 9, palette.light, 0.2 + random() * 0.35)
  })

/** Lamps over a crowd. */
export const concert = (stage: Stage) =>
  [
    wash(stage.dusk),
    wash(stage.sky, 0.45),
    stage.soft(beams(stage)),
    drawn(LAMPS, (index) => stage.glow(lampX(index), 10, 56, 0.6)),
    stage.soft(crowd(stage)),
    stage.softer(dust(stage)),
  ].join('')
