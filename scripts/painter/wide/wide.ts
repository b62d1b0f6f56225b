import { figure } from '../figure.ts'
import type { Side } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { type Palette, type PaletteName, palettes } from '../kernel/palettes.ts'
import { randomFrom } from '../kernel/random.ts'
import { traitsOf } from '../who/shot.ts'
import type { Traits } from '../who/traits.ts'
import { barScene } from './bar.ts'
import { canalScene } from './canal.ts'
import type { WideScene, WideStage } from './parts.ts'
import { tramScene } from './tram.ts'
import { type WindowPlace, windowScene } from './window.ts'

/** Somebody in a wide scene: where the pit of the neck is, and how large. */
export type Placed = { seed: string; who: Partial<Traits>; x: number; y: number; scale: number }

export type Wide = {
  kind: 'window' | 'tram' | 'bar' | 'canal'
  palette: PaletteName
  people?: Placed[]
  width?: number
  height?: number
  light?: { x: number; y: number }
  base?: number
  window?: WindowPlace
}

const gradient = (
  id: string,
  kind: string,
  stops: [offset: number, colour: string, opacity: number][],
) =>
  [
    `<${kind} id="${id}"${kind === 'linearGradient' ? ' x1="0" y1="0" x2="0" y2="1"' : ''}>`,
    ...stops.map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    ),
    `</${kind}>`,
  ].join('')

const blur = (id: string, by: number) =>
  `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="${by}"/></filter>`

const definitionsOf = (id: string, { light, shade, sky: [dark, middle, bright] }: Palette) =>
  [
    gradient(`${id}sky`, 'linearGradient', [
      [0, dark, 1],
      [0.58, middle, 1],
      [1, bright, 1],
    ]),
    gradient(`${id}glow`, 'radialGradient', [
      [0, light, 1],
      [0.3, light, 0.5],
      [1, light, 0],
    ]),
    gradient(`${id}air`, 'radialGradient', [
      [0, light, 0.5],
      [0.6, light, 0.26],
      [1, light, 0],
    ]),
    gradient(`${id}foot`, 'linearGradient', [
      [0.6, shade, 0],
      [1, shade, 0.75],
    ]),
    blur(`${id}soft`, 3),
    blur(`${id}far`, 9),
  ].join('')

const grain = (width: number, height: number) =>
  [
    '<filter id="grain" x="0" y="0" width="100%" height="100%">',
    '<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/>',
    '<feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  1.4 0 0 0 -.42"/></filter>',
    `<rect width="${width}" height="${height}" filter="url(#grain)" style="mix-blend-mode:overlay" opacity=".2"/>`,
  ].join('')

const sceneOf = (stage: WideStage, { kind, window }: Wide): WideScene => {
  if (kind === 'tram') return tramScene(stage)
  if (kind === 'bar') return barScene(stage)
  if (kind === 'canal') return canalScene(stage)
  return windowScene(stage, window ?? { from: 330, margin: 70, cup: 1040 })
}

const air = ({ id, light: { x, y }, width, height }: WideStage) => {
  const lit = `<circle cx="${x}" cy="${y}" r="640" fill="url(#${id}air)"`
  return [
    `${lit} style="mix-blend-mode:soft-light"/>`,
    `${lit} style="mix-blend-mode:screen" opacity=".08"/>`,
    `<rect width="${width}" height="${height}" fill="url(#${id}foot)" opacity=".8"/>`,
  ].join('')
}

/**
 * A wide place as SVG, with who is there. The light and the edge are where the caller says, so that
 * one place can be wiped over another.
 */
export const wide = (asked: Wide): string => {
  const { kind, people = [], width = 1280, height = 800, base = 560 } = asked
  const { light = { x: 860, y: 250 } } = asked
  const palette = palettes[asked.palette]
  const [dark, middle, bright] = palette.sky
  const id = `w${kind}`
  const random = randomFrom(`${kind}wide`)
  const deep = mix(dark, palette.shade, 0.55)
  const stage = { id, palette, random, width, height, light, base, dark, middle, bright, deep }
  const { behind, before } = sceneOf(stage, asked)
  const drawn = people.map(({ seed, who, x, y, scale }, index) => {
    const side: Side = x < light.x ? 1 : -1
    const traits = traitsOf(seed, { palette: asked.palette, light: side, ...who })
    const { definitions, drawing } = figure(traits, palette, `${id}${index}`)
    const place = `transform="translate(${x},${y}) scale(${scale})"`
    return { definitions, drawing: `<g ${place}>${drawing}</g>` }
  })
  const defined = drawn.map(({ definitions }) => definitions).join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${width} ${height}"><defs>${definitionsOf(id, palette)}${defined}</defs>`,
    behind,
    ...drawn.map(({ drawing }) => drawing),
    `${before}${air(stage)}${grain(width, height)}</svg>`,
  ].join('')
}
