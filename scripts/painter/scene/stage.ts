import type { Side } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import type { Palette } from '../kernel/palettes.ts'
import { type Random, randomFrom } from '../kernel/random.ts'
import { circle } from './shapes.ts'

const stops = (all: readonly (readonly [offset: string, colour: string, opacity?: string])[]) =>
  all
    .map(([offset, colour, opacity]) => {
      const through = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${through}/>`
    })
    .join('')

/** How far a blur reaches in from the edge of the picture, by its radius. */
const BLURS = { soft: { radius: '2.2', edge: 6 }, softer: { radius: '5', edge: 11 } }

const TRANSLUCENT = /<(path|rect|circle|ellipse)[^>]*opacity="0?\.[0-8]\d*"[^>]*\/>/g

const definitionsOf = (id: string, { light, sky: [dark, middle, bright] }: Palette) => {
  const blur = (name: string, radius: string) =>
    `<filter id="${id}${name}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${radius}"/></filter>`
  const edge = (width: number) => {
    const within = `M${width},${width}V${400 - width}H${300 - width}V${width}Z`
    return `<clipPath id="${id}e${width}"><path d="M0,0H300V400H0Z${within}"/></clipPath>`
  }
  const down = [['0', dark] as const, ['.55', middle] as const, ['1', bright] as const]
  const up = [['0', dark] as const, ['.6', middle] as const, ['1', bright] as const]
  const glow = [['0', light] as const, ['.35', light, '.55'] as const, ['1', light, '0'] as const]
  return [
    `<linearGradient id="${id}a" x1="0" y1="0" x2="0" y2="1">${stops(down)}</linearGradient>`,
    `<linearGradient id="${id}b" x1="0" y1="1" x2="0" y2="0">${stops(up)}</linearGradient>`,
    `<radialGradient id="${id}g">${stops(glow)}</radialGradient>`,
    blur('2', BLURS.soft.radius),
    blur('5', BLURS.softer.radius),
    edge(BLURS.soft.edge),
    edge(BLURS.softer.edge),
  ].join('')
}

/** What a place is built with. The light comes from the right, and `x` mirrors what is written so. */
export type Stage = {
  palette: Palette
  dark: string
  middle: string
  bright: string
  /** The darkest of the place. */
  dusk: string
  random: Random
  light: Side
  /** The floor has to be there, where the whole figure stands. */
  isWhole: boolean
  id: string
  sky: string
  skyFromBelow: string
  x: (x: number) => number
  /** The left edge of something that is so wide. */
  left: (x: number, width: number) => number
  glow: (x: number, y: number, radius: number, opacity: number) => string
  soft: (drawing: string) => string
  softer: (drawing: string) => string
}

export const stageOf = (
  { seed, light, isWhole }: { seed: string; light: Side; isWhole: boolean },
  palette: Palette,
): { stage: Stage; definitions: string } => {
  const random = randomFrom(`${seed}scene`)
  const id = `s${Math.floor(random() * 1e9).toString(36)}`
  const [dark, middle, bright] = palette.sky
  // A blur mixes with nothing outside the frame: the same shapes unblurred keep the edge whole.
  const blurred = (filter: string, width: number) => (drawing: string) => {
    const edge = `<g clip-path="url(#${id}e${width})">${drawing.replace(TRANSLUCENT, '')}</g>`
    return `${edge}<g filter="url(#${id}${filter})">${drawing}</g>`
  }
  const stage = {
    palette,
    dark,
    middle,
    bright,
    dusk: mix(dark, palette.shade, 0.5),
    random,
    light,
    isWhole,
    id,
    sky: `url(#${id}a)`,
    skyFromBelow: `url(#${id}b)`,
    x: (x: number) => (light > 0 ? x : 300 - x),
    left: (x: number, width: number) => (light > 0 ? x : 300 - x - width),
    glow: (x: number, y: number, radius: number, opacity: number) =>
      circle([x, y], radius, `url(#${id}g)`, opacity),
    soft: blurred('2', BLURS.soft.edge),
    softer: blurred('5', BLURS.softer.edge),
  }
  return { stage, definitions: definitionsOf(id, palette) }
}
