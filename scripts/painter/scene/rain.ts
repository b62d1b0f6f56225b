import { mix } from '../kernel/colours.ts'
import { drawn } from '../kernel/points.ts'
import { circle, line, rect, shape, wash } from './shapes.ts'
import type { Stage } from './stage.ts'

const streetLights = ({ bright, middle, palette, random }: Stage) => {
  const colours = [palette.light, bright, middle, palette.cloth[2], palette.light]
  return drawn(24, (index) => {
    const radius = 9 + random() * 22
    const place = [random() * 320 - 10, 60 + random() * 270] as const
    return circle(place, radius, colours[index % 5] as string, 0.26 + random() * 0.4)
  })
}

const drops = (random: Stage['random'], water: string) =>
  drawn(34, () => {
    const [x, y, h] = [random() * 300, random() * 400, 3 + random() * 5]
    const drop = `M${x},${y}c${h * 0.7},${h} ${h * 0.5},${h * 2} 0,${h * 2}s${-h * 0.7},${-h} 0,${-h * 2}Z`
    return shape(drop, water, 0.2 + random() * 0.3)
  })

const trails = (random: Stage['random'], water: string) =>
  drawn(9, () => {
    const [x, y, h] = [random() * 300, random() * 260, 40 + random() * 90]
    return line(`M${x},${y}q${random() * 6 - 3},${h * 0.5} 0,${h}`, water, 1.5, 0.2)
  })

/** Rain on the glass, and the lights of a street behind it. */
export const rain = (stage: Stage) => {
  const { bright, dark, dusk, palette, random, sky } = stage
  const water = mix(bright, '#ffffff', 0.4)
  const street = streetLights(stage) + shape('M-10,300H310V410H-10Z', dark, 0.7)
  return [
    wash(sky),
    wash(mix(dark, palette.shade, 0.3), 0.6),
    stage.softer(street),
    stage.glow(stage.x(230), 170, 150, 0.5),
    drops(random, water),
    trails(random, water),
    rect([stage.left(-6, 20), -10], [20, 420], dusk),
    rect([-6, -8], [312, 20], dusk),
  ].join('')
}
