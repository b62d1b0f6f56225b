import { mix } from '../kernel/colours.ts'
import { glow, houses, ledge, moon, soft, type WideScene, type WideStage } from './parts.ts'

export type WindowPlace = {
  /** Where the glass begins, and how far from the right edge it ends. */
  from: number
  margin: number
  cup: number
}

const panes = ({ base, deep }: WideStage, from: number, to: number) => {
  const wide = to - from
  const post = (x: number, y: number, w: number, h: number) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`
  return [
    `<g fill="${deep}">`,
    post(from - 12, 30, 14, base),
    post(to - 2, 30, 14, base),
    post(from, 30, wide, 12),
    post(from + wide * 0.36, 40, 9, base),
    post(from + wide * 0.74, 40, 9, base),
    post(from, 150, wide, 8),
    '</g>',
  ].join('')
}

const curtain = ({ bright, dark, height, middle }: WideStage, x: number) => {
  const fold = `M${x - 60},-10C${x - 30},200 ${x - 54},420 ${x - 44},${height}H${x - 18}C${x - 26},420 ${x},200 ${x - 22},-10Z`
  return [
    `<path d="M${x - 130},-10C${x - 90},200 ${x - 120},420 ${x - 100},${height}H${x + 20}`,
    `C${x + 10},420 ${x + 36},200 ${x + 16},-10Z" fill="${mix(middle, dark, 0.35)}"/>`,
    `<path d="${fold}" fill="${mix(middle, bright, 0.25)}" opacity=".55"/>`,
  ].join('')
}

const cupOfTea = ({ base, palette: { light, shade } }: WideStage, x: number) => {
  const china = mix('#F8ECDD', light, 0.25)
  return [
    `<g transform="translate(${x},${base - 2})">`,
    `<ellipse cx="0" cy="2" rx="40" ry="5" fill="${shade}" opacity=".5"/>`,
    `<path d="M-24,-58H24L18,0H-18Z" fill="${china}"/>`,
    `<path d="M-24,-58H-4L-6,0H-18Z" fill="${shade}" opacity=".24"/>`,
    `<path d="M23,-46c20,-2 17,30 -2,27" fill="none" stroke="${china}" stroke-width="6"/>`,
    '<path d="M-8,-72C-16,-90 4,-94 -4,-118M10,-72C2,-88 18,-94 12,-112" stroke="#fff"',
    ' stroke-width="4" stroke-linecap="round" fill="none" opacity=".35"/></g>',
  ].join('')
}

/** At home behind a window, with the moon over the roofs. */
export const windowScene = (stage: WideStage, { from, margin, cup }: WindowPlace): WideScene => {
  const { base, dark, height, id, light, middle, width } = stage
  const to = width - margin
  const roofs = houses(stage, {
    from: from - 20,
    to,
    foot: base + 8,
    heights: [90, 210],
    walls: [mix(dark, middle, 0.3), mix(dark, middle, 0.6)],
  })
  const behind = [
    `<rect width="${width}" height="${height}" fill="${mix(dark, middle, 0.14)}"/>`,
    `<clipPath id="${id}glass"><rect x="${from}" y="40" width="${to - from}" height="${base - 40}"/></clipPath>`,
    `<g clip-path="url(#${id}glass)"><rect width="${width}" height="${base}" fill="url(#${id}sky)"/>`,
    `${glow([light.x, light.y], 330, stage, 0.9)}${moon(stage)}${soft(roofs, stage)}</g>`,
    panes(stage, from, to),
    curtain(stage, from),
    ledge(stage, mix(dark, middle, 0.25)),
  ].join('')
  return { behind, before: cupOfTea(stage, cup) }
}
