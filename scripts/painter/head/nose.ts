import { brushed, filled } from '../kernel/brush.ts'
import { onwards } from '../kernel/curves.ts'
import { lerp, moved, type Point, points } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import type { Features } from './face.ts'

const measured = ({ light, person, skull }: Sitter, { eyes, nose: [, noseY] }: Features) => {
  const { at, cos, sin } = skull
  const shape = person.nose
  const eyeY = eyes.y
  const width = shape.width * person.width
  // A longer nose would leave the far cheek.
  const reach = Math.min(shape.reach, person.lower > 3 ? 14 : 15.5) * sin
  /** How far the nose stands out, as a share of its reach. */
  const ridgeAt = (y: number, share: number) => at(0, y)[0] + reach * share
  const tip: Point = [ridgeAt(noseY, 0.98), noseY - 1 - shape.up * 0.7]
  const base: Point = [ridgeAt(noseY, 0.5), noseY + 4 - shape.up * 0.5]
  const near = base[0] - width * (cos + 0.1 * sin)
  const far = base[0] + width * (cos - 0.5 * sin)
  const ridge = points`${ridgeAt(eyeY - 9, 0.03)} ${eyeY - 9.5}
    ${ridgeAt(eyeY - 3, 0.1 + shape.bump * 0.02) + shape.crook * 0.6} ${eyeY - 3}
    ${ridgeAt(eyeY + 6, 0.42 + shape.bump * 0.06) + shape.crook} ${eyeY + 6} ${tip}`
  const isTurned = sin > 0.3
  return { shape, eyeY, noseY, width, ridgeAt, tip, base, near, far, ridge, isTurned, away: -light }
}
type Measured = ReturnType<typeof measured>

/** It fades out into the brow, so that the eye is never in it. */
const sidePlane = ({ brush, tones }: Sitter, measures: Measured) => {
  const { away, base, eyeY, far, isTurned, near, noseY, ridge, tip } = measures
  const wing = away < 0 ? near : far
  const [top, bridge] = ridge as [Point, Point]
  const outer = top[0] + away * 5
  const shade = brush.fade(tones.dark, [0, eyeY - 12], [0, noseY - 2], isTurned ? 0.56 : 0.46)
  const plane = [
    `M${outer},${eyeY - 12}${onwards(ridge)}`,
    `C${tip[0] + away * 0.5},${tip[1] + 3} ${base[0] + away * 2},${base[1] + 1.5} `,
    `${lerp(base[0], wing, 0.6)},${base[1] + 1}`,
    `C${wing + away * 0.6},${base[1] + 0.5} ${wing + away * 1.4},${noseY - 3} `,
    `${wing - away * 0.4},${noseY - 6}`,
    `C${lerp(wing, bridge[0], 0.66)},${eyeY + 5} ${bridge[0] + away * 6.5},${eyeY + 1} `,
    `${outer},${eyeY - 12}Z`,
  ]
  return filled(plane.join(''), shade)
}

const underside = ({ tones }: Sitter, { base: [baseX, baseY], far, near, noseY }: Measured) => {
  const outline = [
    `M${near},${noseY + 1}C${near - 0.3},${baseY + 1.6} ${near + 2.6},${baseY + 2.2} `,
    `${lerp(near, baseX, 0.62)},${baseY + 0.8}C${baseX - 1.2},${baseY + 3} `,
    `${baseX + 1.6},${baseY + 3} ${lerp(far, baseX, 0.62)},${baseY + 0.8}`,
    `C${far - 1.6},${baseY + 2.2} ${far + 0.4},${baseY + 1.6} ${far},${noseY + 1}`,
    `C${far - 1},${noseY + 2.8} ${lerp(far, baseX, 0.5)},${noseY + 2.4} `,
    `${baseX + 1},${noseY + 2.8}C${lerp(near, baseX, 0.5)},${noseY + 2.2} `,
    `${near + 1},${noseY + 3} ${near},${noseY + 1}Z`,
  ]
  return filled(outline.join(''), tones.dark, 0.72)
}

const nostrils = ({ tones }: Sitter, { base, far, isTurned, near, shape, width }: Measured) => {
  const open = 1.1 + Math.max(0, shape.up) * 0.3
  const nostril = (wing: number, share: number) => {
    const place = `cx="${lerp(wing, base[0], 0.48)}" cy="${base[1] + 0.2}"`
    const size = `rx="${width * 0.21 * share}" ry="${open.toFixed(2)}"`
    return `<ellipse ${place} ${size} fill="${tones.deep}" opacity="0.62"/>`
  }
  return nostril(near, 1) + nostril(far, isTurned ? 0.7 : 1)
}

const wings = ({ tones }: Sitter, { far, isTurned, near, noseY }: Measured) => {
  const wing = (x: number, out: number) =>
    brushed(
      points`${x - out * 0.6} ${noseY - 5} ${x + out * 0.8} ${noseY - 1.5}
        ${x - out * 0.2} ${noseY + 2.4}`,
      1.5,
      tones.dark,
      0.6,
    )
  return wing(near, -1) + (isTurned ? '' : wing(far, 1))
}

/** The round of a thick tip, with its own shade. */
const bulb = ({ brush, tones }: Sitter, { noseY, shape, tip: [x, y], width }: Measured) => {
  if (shape.bulb < 0.5) return ''
  const size = width * 0.42 + shape.bulb * 0.8
  const side = (which: number) =>
    brushed(
      points`${x + which * size * 0.9} ${y - 3.4} ${x + which * size * 1.1} ${noseY - 0.4}
        ${x + which * size * 0.6} ${noseY + 3}`,
      1.5,
      tones.dark,
      (0.24 + shape.bulb * 0.18).toFixed(2),
    )
  const opacity = (0.16 + shape.bulb * 0.12).toFixed(2)
  return side(-1) + side(1) + brush.spot(tones.blush, Number(opacity), [x, y], [size * 1.6, 6])
}

const highlight = (
  { brush, light, tones, traits }: Sitter,
  { eyeY, ridgeAt, shape, tip }: Measured,
) => {
  const line = points`${ridgeAt(eyeY, 0.1) + light * 1.4 + shape.crook * 0.4} ${eyeY}
    ${ridgeAt(eyeY + 6, 0.4) + light * 1.8 + shape.crook} ${eyeY + 6} ${tip[0] + light * 1.5} ${tip[1] - 1}`
  const opacity = traits.skin > 3 ? 0.26 : 0.34
  return (
    brushed(line, 2.4, tones.rim, opacity, { mid: 0.85, end: 0.6 }) +
    brush.spot(
      tones.rim,
      0.4,
      [tip[0] + light * 1.6, tip[1] - 1.5],
      [4.6 + shape.bulb * 1.6, 4.4 + shape.bulb],
    )
  )
}

/** Only shadow and a little light: the bridge is straight, bent or hollow, the tip up or down. */
export const nose = (sitter: Sitter, features: Features) => {
  const measures = measured(sitter, features)
  const { isTurned, ridge } = measures
  // In three-quarter the ridge is the one line that the far cheek needs.
  const pressure = { mid: 0.8, start: 0.05, end: 0.5 }
  return [
    sidePlane(sitter, measures),
    isTurned ? brushed(moved(0.6, ridge), 1.6, sitter.tones.dark, 0.42, pressure) : '',
    underside(sitter, measures),
    nostrils(sitter, measures),
    wings(sitter, measures),
    bulb(sitter, measures),
    highlight(sitter, measures),
  ].join('')
}
