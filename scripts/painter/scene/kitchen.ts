import { mix } from '../kernel/colours.ts'
import { drawn } from '../kernel/points.ts'
import { circle, line, rect, shape, wash } from './shapes.ts'
import type { Stage } from './stage.ts'

const tiles = ({ bright, middle }: Stage) => {
  const rows = drawn(9, (index) => `<path d="M0,${160 + index * 22}H300"/>`)
  const columns = drawn(11, (index) => `<path d="M${index * 30},160V380"/>`)
  const joint = mix(middle, bright, 0.75)
  return `<g stroke="${joint}" stroke-width="1.2" opacity=".35">${rows}${columns}</g>`
}

const jars = ({ palette: { cloth }, x }: Stage) => {
  const jar = (at: number, colour: string) => {
    const left = x(at) - 14
    return shape(`M${left},112v-34c0,-5 4,-6 8,-6h12c4,0 8,1 8,6v34z`, colour)
  }
  return jar(20, cloth[2]) + jar(62, cloth[0]) + jar(100, cloth[3])
}

const plant = ({ bright, dark, light, palette, x }: Stage) =>
  [
    circle([x(258), 64], 34, mix('#3E5A36', dark, 0.25)),
    circle([x(284), 82], 30, mix('#4F6E42', dark, 0.15)),
    circle([x(236), 86], 22, mix('#62804A', bright, 0.15)),
    shape(`M${x(242)},84h${28 * light}l${-4 * light},28h${-20 * light}z`, palette.cloth[4]),
  ].join('')

const pans = ({ dark, light, middle, x }: Stage) => {
  const pot = `M${x(52)},142h${36 * light}c0,26 ${-8 * light},34 ${-18 * light},34s${-18 * light},-8 ${-18 * light},-34z`
  return [
    line(`M${x(30)},120v22M${x(70)},120v22`, dark, 3),
    circle([x(30), 164], 22, mix(dark, middle, 0.4)),
    shape(pot, mix(dark, middle, 0.15)),
  ].join('')
}

/** The sun comes in low, over tiles and a shelf. */
export const kitchen = (stage: Stage) => {
  const { bright, dark, middle, palette, x } = stage
  const beam = `M${x(300)},20L${x(110)},90L${x(60)},330L${x(300)},250Z`
  const shelf = rect([0, 112], [300, 8], mix(dark, middle, 0.3))
  return [
    wash(mix(middle, bright, 0.55)),
    wash(dark, 0.22),
    shape(beam, palette.light, 0.5),
    tiles(stage),
    stage.soft(shelf + jars(stage) + plant(stage) + pans(stage)),
    stage.glow(x(300), 60, 190, 0.7),
  ].join('')
}
