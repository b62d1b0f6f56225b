import { mix } from '../kernel/colours.ts'
import { oneOf } from '../kernel/random.ts'
import { glow, ledge, several, soft, type WideScene, type WideStage } from './parts.ts'

const SHELVES = [300, 430]

const pendant = (stage: WideStage, x: number, y: number, s: number) => {
  const { bright, dark, middle, palette } = stage
  const shade = `M${x - 62 * s},${y + 6 * s}C${x - 56 * s},${y - 44 * s} ${x - 24 * s},${y - 54 * s} ${x},${y - 54 * s}C${x + 24 * s},${y - 54 * s} ${x + 56 * s},${y - 44 * s} ${x + 62 * s},${y + 6 * s}Z`
  const lit = `M${x},${y - 54 * s}C${x + 24 * s},${y - 54 * s} ${x + 56 * s},${y - 44 * s} ${x + 62 * s},${y + 6 * s}H${x + 30 * s}C${x + 28 * s},${y - 30 * s} ${x + 14 * s},${y - 50 * s} ${x},${y - 54 * s}Z`
  return [
    `<path d="M${x},-10V${y - 40 * s}" stroke="${palette.shade}" stroke-width="${4 * s}"/>`,
    glow([x, y + 10 * s], 210 * s, stage, 0.85),
    `<path d="${shade}" fill="${mix(palette.shade, dark, 0.45)}"/>`,
    `<path d="${lit}" fill="${mix(middle, bright, 0.3)}" opacity=".5"/>`,
    `<ellipse cx="${x}" cy="${y + 7 * s}" rx="${55 * s}" ry="${13 * s}" fill="#FFF6DE"/>`,
  ].join('')
}

const bottle =
  ({ bright, dark, middle, palette, random }: WideStage, shelf: number) =>
  (at: number) => {
    const h = 52 + random() * 46
    const w = 17 + random() * 9
    const x = at * 34 + random() * 8
    const glass = [middle, bright, dark, palette.cloth[3], palette.cloth[0], palette.light]
    const neck = `v${-h * 0.65}c0,-10 ${w * 0.3},-10 ${w * 0.3},-20v${-h * 0.25}h${w * 0.4}v${h * 0.25}c0,10 ${w * 0.3},10 ${w * 0.3},20v${h * 0.65}z`
    return `<path d="M${x},${shelf}${neck}" fill="${oneOf(random, glass)}" opacity=".78"/>`
  }

const shelves = (stage: WideStage) => {
  const { bright, middle, width } = stage
  return SHELVES.map((y) => {
    const board = `<rect x="-5" y="${y}" width="${width + 10}" height="8" fill="${mix(middle, bright, 0.3)}"/>`
    return board + several(Math.ceil(width / 34), bottle(stage, y))
  }).join('')
}

const glimmer =
  ({ base, bright, palette, random, width }: WideStage) =>
  () => {
    const place = `cx="${random() * width}" cy="${base - 130 + random() * 120}" r="${14 + random() * 26}"`
    const fill = random() > 0.5 ? palette.light : bright
    return `<circle ${place} fill="${fill}" opacity="${0.16 + random() * 0.24}"/>`
  }

const wine = ({ base, palette: { light, shade } }: WideStage, x: number, lower: number) => {
  const level = -54 + lower
  const pale = (path: string, opacity: number) =>
    `<path d="${path}" fill="#FFEAD8" opacity="${opacity}"/>`
  return [
    `<g transform="translate(${x},${base - 64}) scale(1.15)">`,
    `<ellipse cx="0" cy="58" rx="34" ry="6" fill="${shade}" opacity=".45"/>`,
    '<path d="M-32,-86C-38,-30 -24,0 0,2C24,0 38,-30 32,-86Z" fill="#FFF3E6" opacity=".22"/>',
    `<path d="M-34.5,${level}C-34,-22 -20,0 0,2C20,0 34,-22 34.5,${level}Z" fill="${mix('#A31E3E', light, 0.12)}"/>`,
    `<ellipse cx="0" cy="${level}" rx="34" ry="6" fill="${mix('#D65A5A', light, 0.3)}"/>`,
    '<path d="M20,-80C24,-50 22,-26 12,-10" stroke="#fff" stroke-width="4" opacity=".6" fill="none" stroke-linecap="round"/>',
    pale('M-3,0h6v52h-6z', 0.65),
    '<ellipse cx="0" cy="55" rx="27" ry="5.5" fill="#FFEAD8" opacity=".75"/></g>',
  ].join('')
}

/** The counter, drawn again before who sits at it. */
const counter = (stage: WideStage) => ledge(stage, mix(stage.dark, stage.palette.cloth[2], 0.4), 26)

/** At a bar, with two glasses under the lamp. */
export const barScene = (stage: WideStage): WideScene => {
  const { base, deep, height, id, light, palette, width } = stage
  const board = (at: number) =>
    `<rect x="${at * 150 - 20}" y="${base + 44}" width="128" height="${height}" rx="5" fill="${palette.shade}" opacity=".32"/>`
  const boards = several(Math.ceil(width / 150) + 1, board)
  const behind = [
    `<rect width="${width}" height="${height}" fill="${deep}"/>`,
    `<rect width="${width}" height="${base}" fill="url(#${id}sky)" opacity=".5"/>`,
    soft(shelves(stage), stage),
    soft(several(16, glimmer(stage)), stage, true),
    pendant(stage, light.x - 430, light.y - 90, 0.7),
    pendant(stage, light.x + 320, light.y - 70, 0.78),
    pendant(stage, light.x, light.y - 14, 1.05),
    counter(stage),
  ].join('')
  const before =
    counter(stage) + boards + wine(stage, light.x - 46, 0) + wine(stage, light.x + 46, 4)
  return { behind, before }
}
