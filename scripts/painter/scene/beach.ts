import { mix } from '../kernel/colours.ts'
import { drawn } from '../kernel/points.ts'
import { circle, line, rect, shape, wash } from './shapes.ts'
import type { Stage } from './stage.ts'

const SUN_Y = 196

const glitter = ({ palette, random, x }: Stage) =>
  drawn(16, (index) => {
    const left = x(252) - 8 - index * 4 - random() * 20
    const width = 18 + index * 8 + random() * 30
    const look = { round: 1.3, opacity: 0.8 - index * 0.035 }
    return rect([left, SUN_Y + 17 + index * 6], [width, 2.6], palette.light, look)
  })

const grass = ({ bright, dark, light, random, x }: Stage) =>
  drawn(18, () => {
    const root = x(-10 + random() * 90)
    const height = 50 + random() * 80
    const bend = root + (random() - 0.5) * 20
    const tip = root + (random() - 0.2) * 46 * light
    const blade = `M${root},410Q${bend},${380 - height * 0.6} ${tip},${390 - height}`
    return line(blade, mix(dark, bright, 0.15 + random() * 0.2), 2.6)
  })

/** The sun over the sea, seen from the dunes. */
export const beach = (stage: Stage) => {
  const { bright, dark, middle, sky, x } = stage
  const sand = `M-10,${SUN_Y + 112}C80,${SUN_Y + 96} 200,${SUN_Y + 124} 310,${SUN_Y + 104}V420H-10Z`
  const cloud = `M-20,${SUN_Y - 30}C40,${SUN_Y - 44} 100,${SUN_Y - 20} 150,${SUN_Y - 38}`
  const water = [
    rect([-10, SUN_Y + 14], [320, 110], mix(middle, dark, 0.35)),
    glitter(stage),
    shape(sand, mix(bright, dark, 0.42)),
    line(cloud, mix(bright, '#ffffff', 0.3), 7, 0.35),
    line('M120,70C180,60 220,84 320,64', bright, 10, 0.3),
  ]
  return [
    wash(sky),
    stage.glow(x(252), SUN_Y - 60, 210, 0.9),
    circle([x(254), SUN_Y - 88], 24, '#FFF3D6'),
    stage.soft(water.join('')),
    stage.soft(grass(stage)),
  ].join('')
}
