import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed, onwards, open } from '../kernel/curves.ts'
import { drawn, lerp, type Point, points } from '../kernel/points.ts'
import { along, stroke } from '../kernel/strokes.ts'
import type { Sitter } from '../sitter.ts'
import type { Beard } from '../who/traits.ts'
import { smileWidth } from './mouth.ts'
import { sideBeard } from './side-beard.ts'

/** `skin` lies in the face, `over` on it. */
export type BeardLayers = { skin: string; over: string }

const CHEEK_ANGLES = [-90, -84, -70, -50, -32, -18, 0, 18, 32, 50, 70, 84, 90]
const RIM_HEIGHTS = [14, 24, 34, 44, 53, 60]

const lengthOf = (beard: Beard) => {
  if (beard === 'long') return 16
  if (beard === 'stubble') return -3
  return beard === 'full' ? 5 : 0.5
}

/** Stubble starts lower than a beard. On a far cheek there is no room for the sideburn. */
const cheekLine = ({ skull }: Sitter, mouthY: number, isStubble: boolean) => {
  const beside = isStubble ? [8, 18, 28, 34] : [6, 17, 29, mouthY - 7]
  const low = Math.min(34, mouthY - 8)
  const far = skull.sin > 0.3 ? [low, low, low - 1, low - 2] : beside.toReversed()
  const under = [-5.4, -7, -9.4, -7, -5.4].map((up) => mouthY + up)
  const heights = [...beside, ...under, ...far] as number[]
  return CHEEK_ANGLES.map((angle, index) => skull.at(angle, heights[index] as number))
}

const rimLine = ({ skull }: Sitter, long: number) => {
  const beside = (side: 1 | -1) =>
    RIM_HEIGHTS.map((y): Point => {
      const out = lerp(0, long * 0.55, y / 60)
      return [side < 0 ? skull.left(y) - out : skull.right(y) + out, y]
    })
  const chin = (skull.at(0, 60)[0] + skull.centre) / 2
  return points`${beside(1)} ${chin + 12} ${66 + long} ${chin} ${68 + long * 1.15}
    ${chin - 14} ${65 + long} ${beside(-1).reverse()}`
}

const measured = (sitter: Sitter, [x, y]: Point, beard: Beard) => {
  const { person, skull, traits } = sitter
  const width = (person.mouth.width + smileWidth(traits.smile)) * (skull.cos - 0.1 * skull.sin)
  const cheek = cheekLine(sitter, y, beard === 'stubble')
  const rim = rimLine(sitter, lengthOf(beard))
  return {
    x,
    y,
    left: width,
    right: width * (1 - skull.sin * 0.5),
    cheek,
    rim,
    area: `${open(cheek)}${onwards(rim)}Z`,
  }
}
type Measured = ReturnType<typeof measured>

/** How far the lips reach down, for a curve that stays short of its handles. */
const openingOf = ({ person, traits: { smile } }: Sitter) => {
  const { low } = person.mouth
  if (smile === 3) return (9.4 + low * 0.82) / 0.75
  return (smile === 2 ? 6.4 + low * 0.82 : low + 1.6) / 0.75
}

const isOpen = ({ traits: { smile } }: Sitter) => smile === 2 || smile === 3

/** Where the lips are. */
const hole = (sitter: Sitter, { x, y, left, right }: Measured) => {
  const low = y + openingOf(sitter)
  const corner = y - 3
  const top = isOpen(sitter) ? 4.5 : -0.5
  return [
    `M${x - left},${corner}C${x - left * 0.5},${y - top} ${x + right * 0.5},${y - top} `,
    `${x + right},${corner}C${x + right * 0.6},${low} ${x - left * 0.6},${low} `,
    `${x - left},${corner}Z`,
  ].join('')
}

/** From under the nose to just over the lip, with the tips beside the corners of the mouth. */
const moustache = (sitter: Sitter, { x, y: mouthY, left, right }: Measured) => {
  const { bow, top } = sitter.person.mouth
  const low = mouthY - top - bow * 0.5 + 0.4
  const tip = mouthY - 4.2
  const high = Math.min(low - 6, mouthY - 11.4)
  const half = (width: number, side: 1 | -1) =>
    points`${x + side * width * 0.3} ${high - 0.4} ${x + side * width * 0.75} ${high + 3.4}
      ${x + side * (width + 3.6)} ${tip} ${x + side * width * 0.76} ${low + 0.4}
      ${x + side * width * 0.36} ${low}`
  return closed(
    [[x, high + 0.8], ...half(right, 1), [x, low - 0.9], ...half(left, -1).reverse()],
    0.8,
  )
}

const hairColour = ({ tones }: Sitter, index: number) =>
  index % 2 ? tones.beard.lit : tones.beard.dark

const hairsWithin = (sitter: Sitter, { x: middle, cheek, rim }: Measured) =>
  drawn(46, (index) => {
    const share = sitter.random()
    const [rimX, rimY] = along(rim, share)
    const [cheekX, cheekY] = along(cheek, 1 - share)
    const inwards = 0.1 + sitter.random() * 0.8
    const [x, y] = [lerp(rimX, cheekX, inwards), lerp(rimY, cheekY, inwards)]
    const hair = points`${x} ${y} ${x + (x - middle) * 0.06} ${y + 5}
      ${x + (x - middle) * 0.1} ${y + 9}`
    return brushed(hair, 1.6, hairColour(sitter, index), 0.22, { mid: 0.3 })
  })

/** A beard ends in hairs and not in an edge. */
const looseEdge = ({ random }: Sitter, { x: middle, rim }: Measured) =>
  drawn(26, (index) => {
    const [x, y] = along(rim, 0.3 + (0.4 * index) / 25)
    const hair = points`${lerp(x, middle, 0.12)} ${y - 9} ${lerp(x, middle, 0.03)} ${y - 2}
      ${x + (x - middle) * 0.02} ${y + 0.3 + random() * 0.9}`
    return stroke(hair, 5, { mid: 0.35, start: 0.5 })
  })

const goateeOutline = ({ x, y, left, right }: Measured) =>
  closed(points`${x - left - 3} ${y + 1} ${x - left * 0.6} ${y - 5} ${x} ${y - 7}
    ${x + right * 0.6} ${y - 5} ${x + right + 3} ${y + 1} ${x + right + 2} ${y + 11}
    ${x + right * 0.95} ${y + 19} ${x + right * 0.5} 69 ${x - left * 0.5} 69
    ${x - left * 0.95} ${y + 19} ${x - left - 2} ${y + 11}`)

const shadowOf = ({ brush, tones }: Sitter, path: string, opacity: number) =>
  `<g ${brush.blur(3)}>${filled(path, tones.beard.base, opacity)}</g>`

/** No shade of hair falls on teeth and lips: they would be grey. */
const besideLips = (sitter: Sitter, measures: Measured) => measures.area + hole(sitter, measures)

/** Warm like the skin under it: grey would be dirt. */
const stubble = (sitter: Sitter, measures: Measured) => {
  const { brush, tones, traits } = sitter
  const colour = mix(tones.beard.base, tones.deep, 0.5)
  const path = besideLips(sitter, measures)
  return `<g ${brush.blur(5)} fill-rule="evenodd">${filled(path, colour, traits.skin > 3 ? 0.38 : 0.26)}</g>`
}

/** Of a shaven beard a shade is left on the jaw and over the lip: it tells a man from a boy. */
const shavenShadow = (sitter: Sitter, measures: Measured) => {
  const { brush, person, tones, traits } = sitter
  const opacity = (traits.skin < 2 ? 0.15 : 0.2) + person.ageing.youth * 0.1
  const path = besideLips(sitter, measures)
  return `<g ${brush.blur(4)} fill-rule="evenodd">${filled(path, tones.shaven, opacity.toFixed(2))}</g>`
}

const wholeBeard = (
  sitter: Sitter,
  measures: Measured,
  upper: string,
  hairs: string,
): BeardLayers => {
  const { brush, beardPaint, light, skull, tones } = sitter
  const { area, cheek } = measures
  const edge = looseEdge(sitter, measures)
  const mask = brush.nameOf('h')
  const room = '<rect x="-150" y="-150" width="300" height="320" fill="#fff"/>'
  const soft = `<g ${brush.blur(2)}><path d="${open(cheek)}" stroke="#000" stroke-width="5" fill="none"/></g>`
  const lips = filled(hole(sitter, measures), '#000')
  const isGoatee = sitter.traits.beard === 'goatee'
  brush.define(`<mask id="${mask}">${room}${isGoatee ? '' : soft}${lips}</mask>`)
  const masked = (form: string) => `<g mask="url(#${mask})">${form}</g>`
  const { fill, rim } = beardPaint
  if (isGoatee) {
    const skin = shadowOf(sitter, area, 0.22)
    const outline = [goateeOutline(measures), upper]
    return { skin, over: masked(brush.form(outline, { fill, rim, width: 1, inside: hairs })) }
  }
  const line = `stroke="${tones.beard.base}" stroke-width="9" fill="none" opacity="0.42"`
  const skin = `<g ${brush.blur(2.5)}><path d="${open(cheek)}" ${line}/></g>`
  const from: Point = [skull.centre + light * 20, 20]
  const shade = brush.fade(tones.beard.dark, from, [skull.centre - light * 50, 40], 0.5)
  const inside = hairs + filled(area, shade)
  const below = masked(brush.form([area, edge], { fill, rim, width: 0, inside }))
  return { skin, over: below + filled(upper, fill) }
}

/** Of the hair, and dark like the brows while the hair is not grey. */
export const moustacheColour = ({ tones, traits }: Sitter) =>
  mix(tones.brow, tones.hair.base, (traits.grey ?? 0) > 0.55 ? 1 : 0.35)

/** It follows the jaw of the person. Stubble is a blurred shadow in the skin. */
export const beard = (sitter: Sitter, mouth: Point | null): BeardLayers => {
  const { brush, traits } = sitter
  const kind = traits.beard
  if (!mouth) return sideBeard(sitter, kind)
  const measures = measured(sitter, mouth, kind ?? 'stubble')
  if (!kind) return { skin: shavenShadow(sitter, measures), over: '' }
  if (kind === 'stubble') return { skin: stubble(sitter, measures), over: '' }
  const upper = moustache(sitter, measures)
  if (kind === 'moustache') {
    const over = brush.form(upper, { fill: moustacheColour(sitter) })
    return { skin: stubble(sitter, measures), over }
  }
  return wholeBeard(sitter, measures, upper, hairsWithin(sitter, measures))
}
