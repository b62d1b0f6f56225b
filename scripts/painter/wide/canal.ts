import { mix } from '../kernel/colours.ts'
import { glow, houses, moon, several, soft, type WideScene, type WideStage } from './parts.ts'

const ripples = ({ base, bright, height, palette, random, width }: WideStage) =>
  several(70, () => {
    const y = base + 10 + random() * (height - base)
    const size = `width="${30 + random() * 120}" height="4"`
    const fill = random() > 0.5 ? palette.light : bright
    return `<rect x="${random() * width - 40}" y="${y}" ${size} rx="2" fill="${fill}" opacity="${0.12 + random() * 0.3}"/>`
  })

/** The way of the moon over the water. */
const path = ({ base, light, random }: WideStage) =>
  several(22, (at) => {
    const place = `x="${light.x - 22 - at * 4 - random() * 26}" y="${base + 8 + at * 11}"`
    const wide = 50 + at * 8 + random() * 40
    return `<rect ${place} width="${wide}" height="4.5" rx="2" fill="#FFF3DA" opacity="${0.75 - at * 0.026}"/>`
  })

const tree = (stage: WideStage) => {
  const { base, dark, deep, middle, random } = stage
  const leaf = () => {
    const place = `cx="${random() * 300 - 60}" cy="${random() * 190 - 40}"`
    const size = `rx="${30 + random() * 44}" ry="${18 + random() * 20}"`
    return `<ellipse ${place} ${size} fill="${mix(dark, middle, random() * 0.35)}" opacity=".92"/>`
  }
  const trunk = `M-20,-20C60,120 20,300 60,${base}H20C-10,300 -30,200 -60,-20Z`
  return soft(`<path d="${trunk}" fill="${deep}"/>${several(26, leaf)}`, stage)
}

/** On a quay, with the moon in the water. */
export const canalScene = (stage: WideStage): WideScene => {
  const { base, bright, dark, height, id, light, middle, palette, width } = stage
  const fronts = houses(stage, {
    from: -20,
    to: width + 20,
    foot: base - 30,
    heights: [130, 250],
    walls: [mix(dark, middle, 0.2), mix(dark, middle, 0.55)],
    lit: 0.42,
  })
  const band = (y: number, high: number, fill: string, more = '') =>
    `<rect x="-5" y="${y}" width="${width + 10}" height="${high}" fill="${fill}"${more}/>`
  const behind = [
    `<rect width="${width}" height="${height}" fill="url(#${id}sky)"/>`,
    `${glow([light.x, light.y], 380, stage, 0.95)}${moon(stage)}${soft(fronts, stage)}`,
    band(base - 30, 34, mix(dark, middle, 0.16)),
    band(base, height, mix(dark, middle, 0.34)),
    band(base, 3, mix(bright, palette.light, 0.6), ' opacity=".9"'),
    soft(ripples(stage) + path(stage), stage),
  ].join('')
  return { behind, before: tree(stage) }
}
