import { mix } from '../kernel/colours.ts'
import { glow, houses, ledge, several, soft, type WideScene, type WideStage } from './parts.ts'

const BRASS = '#F0B040'
const STRAPS = [360, 470, 1060, 1170]

const lamp = (stage: WideStage) => {
  const { base, deep, light } = stage
  const { x, y } = light
  return [
    glow([x, y], 300, stage, 0.95),
    `<path d="M${x},${y + 20}V${base}" stroke="${deep}" stroke-width="9"/>`,
    `<circle cx="${x}" cy="${y}" r="38" fill="#FFF6E2"/>`,
    `<path d="M${x - 24},${y - 34}H${x + 24}L${x + 14},${y - 52}H${x - 14}Z" fill="${deep}"/>`,
  ].join('')
}

const street = (stage: WideStage) => {
  const { base, bright, dark, id, middle, palette, random, width } = stage
  const wide = `x="-200" width="${width + 400}"`
  const streak = () => {
    const place = `x="${random() * width - 120}" y="${base - 56 + random() * 44}"`
    const size = `width="${80 + random() * 200}" height="${2 + random() * 4}"`
    const fill = random() > 0.5 ? palette.light : bright
    return `<rect ${place} ${size} rx="2" fill="${fill}" opacity="${0.25 + random() * 0.4}"/>`
  }
  const fronts = houses(stage, {
    from: -120,
    to: width + 60,
    foot: base - 40,
    heights: [190, 330],
    walls: [mix(dark, middle, 0.25), mix(middle, bright, 0.12)],
    lit: 0.45,
  })
  return [
    `<rect ${wide} height="${base}" fill="url(#${id}sky)"/>`,
    soft(fronts, stage, true),
    `<rect ${wide} y="${base - 60}" height="80" fill="${mix(dark, middle, 0.35)}"/>`,
    soft(several(34, streak), stage),
  ].join('')
}

const pane = (stage: WideStage, from: number, to: number, hasLamp: boolean) => {
  const { base, deep, id } = stage
  const name = `${id}pane${hasLamp ? 2 : 1}`
  const frame = `x="${from}" y="66" width="${to - from}" height="${base - 78}" rx="30"`
  const half = from + (to - from) * 0.52
  const gleam = `M${half},40L${from + (to - from) * 0.3},${base + 20}h120L${half + 220},40Z`
  return [
    `<clipPath id="${name}"><rect ${frame}/></clipPath><g clip-path="url(#${name})">`,
    `${street(stage)}${hasLamp ? lamp(stage) : ''}<path d="${gleam}" fill="#fff" opacity=".06"/></g>`,
    `<rect ${frame} fill="none" stroke="${deep}" stroke-width="11"/>`,
  ].join('')
}

const seat = ({ base, height, palette }: WideStage) => {
  const top = `C-40,${base + 50} 20,${base + 44} 60,${base + 44}H170C214,${base + 44} 240,${base + 64} 240,${base + 110}`
  const [cloth] = [palette.cloth[4]]
  const edge = `stroke="${mix(cloth, palette.light, 0.5)}" stroke-width="4" fill="none"`
  return [
    `<path d="M-40,${height + 10}V${base + 96}${top}V${height + 10}Z" fill="${mix(cloth, palette.shade, 0.35)}"/>`,
    `<path d="M-40,${base + 96}${top}" ${edge}/>`,
  ].join('')
}

/** In a tram that passes a street lamp. */
export const tramScene = (stage: WideStage): WideScene => {
  const { bright, dark, deep, height, middle, palette, width } = stage
  const strap = (x: number) =>
    `<path d="M${x},28V96" stroke="${deep}" stroke-width="5"/><circle cx="${x}" cy="112" r="17" fill="none" stroke="${mix(bright, palette.light, 0.3)}" stroke-width="6" opacity=".85"/>`
  const behind = [
    `<rect width="${width}" height="${height}" fill="${mix(dark, middle, 0.1)}"/>`,
    pane(stage, -120, 250, false),
    pane(stage, 300, width + 60, true),
    ledge(stage, mix(dark, middle, 0.3)),
  ].join('')
  const before = [
    `<rect x="-5" y="20" width="${width + 10}" height="10" fill="${deep}"/>`,
    ...STRAPS.map(strap),
    `<rect x="268" y="-5" width="13" height="${height}" fill="${mix(BRASS, palette.shade, 0.2)}"/>`,
    `<rect x="268" y="-5" width="4" height="${height}" fill="${palette.light}" opacity=".55"/>`,
    seat(stage),
  ].join('')
  return { behind, before }
}
