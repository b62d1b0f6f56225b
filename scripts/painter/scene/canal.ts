import { mix } from '../kernel/colours.ts'
import { drawn } from '../kernel/points.ts'
import { rect, shape, wash } from './shapes.ts'
import type { Stage } from './stage.ts'

const QUAY_Y = 262

/** The gable of a house that is `w` wide: pointed, stepped or a bell. */
const gable = (kind: number, x: number, y: number, w: number) => {
  if (kind === 0) return `L${x + w / 2},${y - 26}L${x + w},${y}`
  if (kind === 1) {
    return `h${w * 0.18}v-9h${w * 0.16}v-9h${w * 0.32}v9h${w * 0.16}v9h${w * 0.18}`
  }
  return `C${x + w * 0.2},${y - 2} ${x + w * 0.26},${y - 24} ${x + w * 0.5},${y - 24}C${x + w * 0.74},${y - 24} ${x + w * 0.8},${y - 2} ${x + w},${y}`
}

const houses = ({ dark, middle, palette, random }: Stage) => {
  let drawing = ''
  let x = -20
  while (x < 320) {
    const w = 34 + random() * 18
    const y = QUAY_Y - (110 + random() * 60)
    const wall = mix(dark, middle, 0.25 + random() * 0.45)
    const top = gable(Math.floor(random() * 3), x, y, w)
    drawing += shape(`M${x},${QUAY_Y}V${y}${top}V${QUAY_Y}Z`, wall)
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 2; column++) {
        if (y + 14 + row * 28 >= 240) continue
        const place = [x + w * 0.2 + column * w * 0.38, y + 12 + row * 28] as const
        const pane = random() > 0.5 ? palette.light : mix(wall, palette.shade, 0.4)
        drawing += rect(place, [w * 0.2, 15], pane, { round: 1, opacity: 0.85 })
      }
    }
    x += w + 1
  }
  return drawing
}

const water = ({ bright, dark, middle, palette, random }: Stage) => {
  const ripple = () => {
    const place = [random() * 300 - 20, 270 + random() * 130] as const
    const width = 14 + random() * 50
    const colour = random() > 0.5 ? palette.light : bright
    return rect(place, [width, 3], colour, { round: 1.5, opacity: 0.18 + random() * 0.4 })
  }
  return rect([-10, QUAY_Y], [320, 150], mix(dark, middle, 0.3)) + drawn(26, ripple)
}

const quay = ({ dark, middle, palette }: Stage) =>
  rect([-5, 334], [310, 70], mix(dark, middle, 0.12)) +
  rect([-5, 334], [310, 3], mix(middle, palette.light, 0.4))

/** A railing, with a bicycle against it. */
const railing = ({ light, palette, x }: Stage) => {
  const posts = [10, 70, 130, 190, 250].map(
    (post) => `<path d="M${post + 8},318V400" stroke-width="4"/>`,
  )
  const frame = `M${x(54)},356L${x(74)},290M${x(74)},290c${-6 * light},-14 ${-20 * light},-10 ${-24 * light},-8`
  return [
    `<g stroke="${palette.shade}" stroke-width="5" fill="none" opacity=".9">`,
    `<path d="M-10,318H310" stroke-width="6"/>${posts.join('')}`,
    `<circle cx="${x(54)}" cy="356" r="38" stroke-width="4"/>`,
    `<path d="${frame}" stroke-width="5"/></g>`,
  ].join('')
}

/** Gables at dusk, and their lights in the water. */
export const canal = (stage: Stage) => {
  const glow = stage.glow(stage.x(250), 190, 170, 0.7)
  const town = stage.soft(houses(stage) + water(stage))
  return wash(stage.sky) + glow + town + (stage.isWhole ? quay(stage) : railing(stage))
}
