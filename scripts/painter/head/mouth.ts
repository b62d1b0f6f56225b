import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { lerp, type Point, points } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import type { LipTone } from '../who/person.ts'
import type { Smile } from '../who/traits.ts'

const LIPS: Record<LipTone, { colour: string; strength: number }> = {
  none: { colour: '#A24A3F', strength: 0.3 },
  bare: { colour: '#B5524A', strength: 0.42 },
  rose: { colour: '#B33F50', strength: 0.55 },
  red: { colour: '#B01E33', strength: 0.72 },
  plum: { colour: '#7A2340', strength: 0.62 },
}
export const lipColour = (tone: LipTone) => LIPS[tone].colour

const WIDER: Record<Smile, number> = { 0: 0, 1: 1.4, 2: 2.8, 3: 3.4, 4: 0.8, 5: 0.2 }
export const smileWidth = (smile: Smile) => WIDER[smile]
const RISE: Record<Smile, number> = { 0: 1.4, 1: 2.9, 2: 3.6, 3: 3.9, 4: 2.4, 5: 2.2 }

const coloursOf = ({ palette, person, tones, traits }: Sitter) => {
  const { colour, strength } = LIPS[person.lips]
  const red = mix(tones.middle, colour, strength)
  // On very dark skin only a light lip shows.
  const lip = traits.skin > 5 ? mix(red, '#D07A70', 0.24) : red
  return {
    lip,
    upper: mix(mix(lip, tones.dark, 0.42), palette.shade, 0.06),
    lit: mix(lip, tones.lit, 0.3),
    line: mix(tones.deep, lip, 0.2),
  }
}

/** The near half is longer than the far one when the head turns. */
const measured = (sitter: Sitter, [x, y]: Point) => {
  const { person, skull, traits } = sitter
  const shape = person.mouth
  const { smile } = traits
  const width = shape.width + smileWidth(smile)
  const near = width * (skull.cos + 0.08 * skull.sin)
  const far = width * (skull.cos - 0.36 * skull.sin)
  // Hair hides a part of a smile.
  const rise = RISE[smile] + shape.tip * 0.5 + (traits.beard ? 0.8 : 0)
  const left: Point = [x - near, y - rise]
  const right: Point = [x + far, y - rise - (smile === 4 ? 0.8 : 0)]
  return { x, y, near, far, left, right, ...coloursOf(sitter) }
}
type Measured = ReturnType<typeof measured>

const topLip = (
  { person, skull }: Sitter,
  { x, y, near, far, left: [xl, yl], right: [xr, yr] }: Measured,
) => {
  const { bow, top } = person.mouth
  return [
    `M${xl},${yl}C${xl + near * 0.42},${y - top * 0.9} ${x - 3.2},${y - top - bow * 0.5} `,
    `${x - 1.6 * skull.cos},${y - top - bow * 0.4}C${x - 0.6},${y - top - bow * 0.1} `,
    `${x + 0.4},${y - top + bow * 0.5} ${x + 0.6},${y - top + bow * 0.4}`,
    `C${x + 1},${y - top + bow * 0.3} ${x + 1.3},${y - top - bow * 0.4} `,
    `${x + 2},${y - top - bow * 0.4}C${x + 3.2},${y - top - bow * 0.5} `,
    `${xr - far * 0.42},${y - top * 0.9} ${xr},${yr}`,
  ].join('')
}

const teeth = ({ tones }: Sitter, measures: Measured, drop: number, laughs: boolean) => {
  const {
    x,
    y,
    near,
    far,
    left: [xl],
    right: [xr],
  } = measures
  const edge = y + drop * (laughs ? 0.62 : 0.8)
  const row = [
    `M${xl + near * 0.1},${y - 8}L${xr - far * 0.1},${y - 8}L${xr - far * 0.14},${y + 1}`,
    `C${xr - far * 0.4},${edge} ${x + 2},${edge + 0.8} ${x},${edge + 0.8}`,
    `C${x - 2},${edge + 0.8} ${xl + near * 0.4},${edge} ${xl + near * 0.14},${y + 1}Z`,
  ].join('')
  const shade = `M${xl},${y - 9}H${xr}V${y - 1.8}H${xl}Z`
  return (
    filled(row, mix('#FFF8EA', tones.middle, 0.08)) +
    `<path d="${shade}" fill="${tones.dark}" opacity="0.12" transform="translate(0,1.4)"/>`
  )
}

const openSmile = (sitter: Sitter, measures: Measured) => {
  const { brush, palette, person, tones, traits } = sitter
  const {
    x,
    y,
    near,
    far,
    left: [xl, yl],
    right: [xr, yr],
    lip,
    lit,
  } = measures
  const laughs = traits.smile === 3
  const drop = laughs ? 8.8 : 5.8
  const low = person.mouth.low * 0.82
  const chin = y + drop + low
  const whole = [
    `${topLip(sitter, measures)}C${xr - far * 0.2},${y + drop + low * 0.7} ${x + 4},${chin} `,
    `${x},${chin}C${x - 4},${chin} ${xl + near * 0.2},${y + drop + low * 0.7} ${xl},${yl}Z`,
  ].join('')
  const up = y - 0.4
  const inner = [
    `M${xl + 1.6},${yl + 0.7}C${xl + near * 0.5},${up + 0.2} ${x - 2},${up - 0.2} `,
    `${x},${up + 0.2}C${x + 2},${up - 0.2} ${xr - far * 0.5},${up + 0.2} `,
    `${xr - 1.4},${yr + 0.7}C${xr - far * 0.24},${y + drop * 0.86} ${x + 3},${y + drop} `,
    `${x},${y + drop}C${x - 3},${y + drop} ${xl + near * 0.24},${y + drop * 0.86} `,
    `${xl + 1.6},${yl + 0.7}Z`,
  ].join('')
  const shine = points`${x - near * 0.3} ${y + drop + low * 0.42}
    ${x + far * 0.3} ${y + drop + low * 0.42}`
  const under = points`${x - near * 0.34} ${chin + 2.6} ${x} ${chin + 3.6}
    ${x + far * 0.34} ${chin + 2.6}`
  return [
    filled(whole, lip),
    brush.form(inner, {
      fill: mix('#4A1420', palette.shade, 0.4),
      inside: teeth(sitter, measures, drop, laughs),
    }),
    brushed(shine, 1.7, lit, 0.6),
    brushed(under, 2.2, tones.dark, 0.4),
  ].join('')
}

const lowLip = ({ person }: Sitter, measures: Measured, mid: number, gap: number) => {
  const {
    x,
    y,
    near,
    far,
    left: [xl, yl],
    right: [xr, yr],
  } = measures
  const { low } = person.mouth
  const [from, to] = [lerp(yl, mid, 0.4), lerp(yr, mid, 0.4)]
  return [
    `M${xl + near * 0.08},${from}C${xl + near * 0.4},${mid + gap} `,
    `${xr - far * 0.4},${mid + gap} ${xr - far * 0.08},${to}`,
    `C${xr - far * 0.3},${y + low * 0.92 + gap} ${x + 3.6},${y + low + 1 + gap} `,
    `${x},${y + low + 1 + gap}C${x - 3.6},${y + low + 1 + gap} `,
    `${xl + near * 0.3},${y + low * 0.92 + gap} ${xl + near * 0.08},${from}Z`,
  ].join('')
}

const closedMouth = (sitter: Sitter, measures: Measured) => {
  const { brush, light, male, person, tones, traits } = sitter
  const {
    x,
    y,
    near,
    far,
    left: [xl, yl],
    right: [xr, yr],
  } = measures
  const { low } = person.mouth
  const gap = traits.smile === 5 ? 0.7 : 0
  const mid = y + (traits.smile === 1 || traits.smile === 4 ? 0.9 : 0.3)
  const upper = [
    `${topLip(sitter, measures)}C${xr - far * 0.4},${mid + 0.5} ${x + 2},${mid - 0.2} `,
    `${x + 0.4},${mid + 0.6}C${x - 2},${mid - 0.2} ${xl + near * 0.4},${mid + 0.5} ${xl},${yl}Z`,
  ].join('')
  const line = points`${xl - 0.3} ${yl} ${x - near * 0.45} ${mid} ${x} ${mid + 0.7}
    ${x + far * 0.45} ${mid} ${xr + 0.3} ${yr}`
  const pressure = { start: 0.4, end: 0.4, mid: 0.5, parts: 14 }
  const shine = points`${x - near * 0.34 + light} ${y + low * 0.56 + gap}
    ${x + far * 0.3 + light} ${y + low * 0.56 + gap}`
  return [
    filled(upper, measures.upper),
    filled(lowLip(sitter, measures, mid, gap), measures.lip),
    brushed(line, 1.35 + gap * 1.5, measures.line, 0.85, pressure),
    brushed(shine, 1.5, measures.lit, male ? 0.35 : 0.6),
    brush.spot(tones.dark, 0.6, [x - near * 0.05, y + low + 4.2 + gap], [near * 0.62, 3.6]),
  ].join('')
}

export const mouth = (sitter: Sitter, centre: Point) => {
  const { brush, person, tones, traits } = sitter
  const measures = measured(sitter, centre)
  const { left, right } = measures
  // A touch of shadow in the corners makes the smile, more than the lips do.
  const corners =
    brush.spot(tones.dark, 0.44, [left[0] - 1, left[1]], [4, 4.6]) +
    brush.spot(tones.dark, 0.4, [right[0] + 0.6, right[1]], [3.6, 4.6])
  const isOpen = traits.smile === 2 || traits.smile === 3
  const lips = isOpen ? openSmile(sitter, measures) : closedMouth(sitter, measures)
  const [x, y] = left
  const dimple = points`${x - 5} ${y - 3.5} ${x - 6} ${y} ${x - 5} ${y + 3}`
  const hasDimple = person.dimple && traits.smile > 0
  return corners + lips + (hasDimple ? brushed(dimple, 1.2, tones.dark, 0.45) : '')
}
