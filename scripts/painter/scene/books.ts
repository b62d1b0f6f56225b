import { mix } from '../kernel/colours.ts'
import { oneOf } from '../kernel/random.ts'
import { ellipse, line, rect, shape, wash } from './shapes.ts'
import type { Stage } from './stage.ts'

const shelf = ({ bright, dark, middle, palette, random }: Stage, y: number) => {
  const { cloth, light, shade } = palette
  const bindings = [cloth[0], cloth[2], cloth[3], cloth[4]]
  const colours = [...bindings, mix(bright, middle, 0.4), mix(dark, middle, 0.5)]
  let drawing = ''
  let x = -6
  while (x < 306) {
    const width = 6 + random() * 11
    const height = 40 + random() * 24
    const colour = oneOf(random, colours)
    const lean = random() < 0.1 ? random() * 9 - 4 : 0
    const spine = `M${x},${y}L${x + lean},${y - height}h${width}L${x + width},${y}Z`
    drawing += shape(spine, mix(colour, dark, 0.34))
    if (random() < 0.5) {
      const title = `M${x + lean + width * 0.2},${y - height + 8}h${width * 0.6}`
      drawing += line(title, light, 1.6, 0.5)
    }
    x += width + (random() < 0.07 ? 14 : 1)
  }
  return [
    drawing,
    rect([-8, y], [316, 8], mix(dark, shade, 0.3)),
    rect([-8, y], [316, 1.6], mix(middle, light, 0.4)),
  ].join('')
}

/** Shelves of books under a reading lamp. */
export const books = (stage: Stage) => {
  const { dark, palette } = stage
  const { cloth, shade } = palette
  const x = stage.x(256)
  const hood = `M${x - 30},52C${x - 28},30 ${x - 12},22 ${x},22C${x + 12},22 ${x + 28},30 ${x + 30},52Z`
  return [
    wash(mix(dark, shade, 0.35)),
    stage.soft([66, 150, 234, 318, 402].map((y) => shelf(stage, y)).join('')),
    wash(dark, 0.28),
    stage.glow(x, 40, 210, 0.75),
    stage.glow(x, 40, 80, 0.6),
    line(`M${x},-10V22`, shade, 2.5),
    shape(hood, mix(cloth[2], shade, 0.2)),
    ellipse([x, 52], [28, 5], '#FFF6DE'),
  ].join('')
}
