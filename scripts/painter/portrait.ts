import { figure } from './figure.ts'
import { mix } from './kernel/colours.ts'
import { type Palette, palettes } from './kernel/palettes.ts'
import { randomFrom, shortHash } from './kernel/random.ts'
import { scene } from './scene/scene.ts'
import type { Pose, Traits } from './who/traits.ts'

/** In the units of the drawing. */
export const PORTRAIT = { width: 300, height: 400 }

const ZOOMS: Record<Pose, number> = {
  profile: 1.05,
  laugh: 1.04,
  table: 0.88,
  folded: 0.92,
  phone: 1.04,
  busy: 0.74,
  hair: 0.84,
  neck: 0.94,
  behind: 1.02,
  over: 1.04,
  front: 1.04,
  threeQuarter: 1.05,
}
const HEIGHTS: Partial<Record<Pose, number>> = {
  busy: 134,
  hair: 152,
  neck: 158,
  table: 146,
  folded: 152,
  laugh: 184,
  behind: 172,
  over: 168,
}
const FROM_SIDE: Pose[] = ['profile', 'laugh', 'over']
const MAY_COME_NEAR: Pose[] = ['threeQuarter', 'front', 'profile']

/** Where the pit of the neck is, and how large the figure. */
export const placeOf = (traits: Traits) => {
  const { face, full, pose, prop, seed, thing, x, y, zoom } = traits
  const random = randomFrom(`${seed}p`)
  const aside = (random() - 0.5) * 18
  if (full) {
    const sits = full === 'sit'
    return { x: x ?? 130, y: y ?? (sits ? 178 : 146), zoom: zoom ?? (sits ? 0.26 : 0.235) }
  }
  // Now and then a nearer face, so that a grid is no row of passport pictures.
  const isNear = MAY_COME_NEAR.includes(pose) && !prop && random() < 0.24
  if (thing === 'bicycle' && pose === 'busy') {
    return { x: x ?? 150, y: y ?? 122, zoom: zoom ?? 0.63 }
  }
  const uneven = 1.03 + random() * 0.07
  return {
    x: x ?? 150 + face * (FROM_SIDE.includes(pose) ? -8 : -2) + aside,
    y: y ?? (HEIGHTS[pose] ?? 170) + (isNear ? 16 : 0),
    zoom: zoom ?? ZOOMS[pose] * uneven * (isNear ? 1.15 : 1),
  }
}

/** The square around the face, for a small round picture. */
export const faceOf = (traits: Traits) => {
  const { x, y, zoom } = placeOf(traits)
  const half = 84 * zoom
  const aside = FROM_SIDE.includes(traits.pose) ? 6 * traits.face : 0
  const side = Math.min(2 * half, PORTRAIT.width)
  const within = (from: number, most: number) => Math.min(Math.max(0, from), most - side)
  return {
    x: within(x + aside * zoom - half, PORTRAIT.width),
    y: within(y - 6 * zoom - half, PORTRAIT.height),
    side,
  }
}

/** What stands in front: the edge of the table, with a little light on it. */
const tableEdge = ({ pose }: Traits, { cloth, light, sky }: Palette) => {
  if (pose !== 'table') return ''
  const edge = `M-10,356C80,350 220,350 310,360`
  const lit = `stroke="${mix(cloth[2], light, 0.6)}" stroke-width="2.4" fill="none"`
  return `<path d="${edge}V410H-10Z" fill="${mix(sky[0], cloth[2], 0.4)}"/><path d="${edge}" ${lit}/>`
}

/** The light of the place over everything, its shade below, and a little grain. */
const atmosphere = ({ light: side }: Traits, { light, shade }: Palette, id: string) => {
  const lit = (offset: string, opacity: string) =>
    `<stop offset="${offset}" stop-color="${light}" stop-opacity="${opacity}"/>`
  const dark = (offset: string, opacity: string) =>
    `<stop offset="${offset}" stop-color="${shade}" stop-opacity="${opacity}"/>`
  const whole = `<rect width="${PORTRAIT.width}" height="${PORTRAIT.height}"`
  return {
    definitions: [
      `<radialGradient id="${id}k" cx="${side > 0 ? '.95' : '.05'}" cy=".12" r=".95">`,
      `${lit('0', '.5')}${lit('.5', '.08')}${lit('1', '0')}</radialGradient>`,
      `<linearGradient id="${id}v" x1="0" y1="0" x2="0" y2="1">`,
      `${dark('.6', '0')}${dark('1', '.5')}</linearGradient>`,
      `<filter id="${id}n" x="0" y="0" width="100%" height="100%">`,
      '<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/>',
      '<feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  1.4 0 0 0 -.42"/></filter>',
    ].join(''),
    drawing: [
      `${whole} fill="url(#${id}k)" style="mix-blend-mode:soft-light"/>`,
      `${whole} fill="url(#${id}k)" style="mix-blend-mode:screen" opacity=".2"/>`,
      `${whole} fill="url(#${id}v)" style="mix-blend-mode:multiply" opacity=".7"/>`,
      `${whole} filter="url(#${id}n)" style="mix-blend-mode:overlay" opacity="0.2"/>`,
    ].join(''),
  }
}

/** A calm glow behind the head, so that nothing of the place runs into the face. */
const calm = ({ x, y, zoom }: ReturnType<typeof placeOf>, { light, sky }: Palette, id: string) => {
  const colour = mix(sky[1], light, 0.28)
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  const radius = Math.round(116 * zoom)
  return {
    definition: `<radialGradient id="${id}h">${stop(0, 0.46)}${stop(0.55, 0.34)}${stop(1, 0)}</radialGradient>`,
    drawing: `<circle cx="${x.toFixed(1)}" cy="${y}" r="${radius}" fill="url(#${id}h)"/>`,
  }
}

/** A person who does not exist, as SVG in 3:4: the same for the same traits. */
export const portrait = (traits: Traits): string => {
  const palette = palettes[traits.palette]
  const id = `P${shortHash(JSON.stringify(traits))}`
  const { background, definitions } = scene(traits, palette)
  const person = figure(traits, palette, id)
  const place = placeOf(traits)
  const { x, y, zoom } = place
  const glow = calm(place, palette, id)
  const placed = `transform="translate(${x.toFixed(1)},${y}) scale(${zoom.toFixed(3)})"`
  const air = atmosphere(traits, palette, id)
  const { width, height } = PORTRAIT
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`,
    ` width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">`,
    `<defs>${definitions}${glow.definition}${person.definitions}${air.definitions}</defs>`,
    `<g>${background}${glow.drawing}</g><g ${placed}>${person.drawing}</g>${tableEdge(traits, palette)}`,
    `${air.drawing}</svg>`,
  ].join('')
}
