import { mix } from './kernel/colours.ts'
import { type Palette, type PaletteName, palettes } from './kernel/palettes.ts'
import { type SceneName, scene } from './scene/scene.ts'
import { ellipse, line, shape } from './scene/shapes.ts'

/** In the units of the drawing: what is seen of a place of 300 by 400. */
export const SETTING = { width: 300, height: 270 }
const TOP = 60

const EDGE = 'M-10,288C80,280 220,280 310,288'

/** One of the two that wait, with its handle to the right; `turn` mirrors it. */
const cup = ({ light, shade }: Palette, x: number, turn: 1 | -1) => {
  const china = mix('#F8ECDD', light, 0.25)
  const steam = 'M-6,-20C-12,-34 2,-36 -3,-54M8,-20C2,-32 14,-36 9,-50'
  return [
    `<g transform="translate(${x},262) scale(${turn},1)">`,
    ellipse([0, 40], [30, 5], shade, { opacity: 0.5 }),
    shape('M-20,-8H20L16,36H-16Z', china),
    shape('M-20,-8H-2L-4,36H-16Z', shade, 0.22),
    line('M19,2c16,-2 14,24 -2,22', china, 5),
    `<path d="${steam}" stroke="#fff" stroke-width="3.5" stroke-linecap="round" fill="none" opacity=".4"/>`,
    '</g>',
  ].join('')
}

const table = ({ cloth, light, sky }: Palette) =>
  shape(`${EDGE}V410H-10Z`, mix(sky[0], cloth[2], 0.35)) + line(EDGE, light, 2.5, 0.7)

/** What waits in front of a place. */
const waiting = (palette: Palette) =>
  `${table(palette)}${cup(palette, 116, 1)}${cup(palette, 196, -1)}`

/** A place at evening without people, and on the table in front of it two cups that wait, or nothing. */
export const setting = (name: SceneName, paletteName: PaletteName, waits = true): string => {
  const palette = palettes[paletteName]
  const { background, definitions } = scene({ scene: name, seed: 'leeg', light: 1 }, palette)
  const { width, height } = SETTING
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${palette.light}" stop-opacity="${opacity}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${TOP} ${width} ${height}"`,
    ` width="${width}" height="${height}"><defs>${definitions}`,
    `<radialGradient id="lit" cx=".9" cy=".1" r=".9">${stop(0, 0.5)}${stop(1, 0)}</radialGradient></defs>`,
    `${background}${waits ? waiting(palette) : ''}`,
    `<rect y="${TOP}" width="${width}" height="340" fill="url(#lit)" style="mix-blend-mode:soft-light"/></svg>`,
  ].join('')
}

/** Where on a front of the street somebody is still up. */
const LAST_LIGHT = { x: 148, y: 147 }

/** A street at night where one window is lit, and nobody answers. */
export const darkStreet = (): string => {
  const palette = palettes.slate
  const { background, definitions } = scene(
    { scene: 'canal', seed: 'leeg', light: 1, full: 'coat' },
    palette,
  )
  const { width, height } = SETTING
  const { x, y } = LAST_LIGHT
  const whole = `<rect y="${TOP}" width="${width}" height="340"`
  const glow = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${palette.light}" stop-opacity="${opacity}"/>`
  const bars = `M${x + 8},${y}v24M${x},${y + 11}h16`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${TOP} ${width} ${height}"`,
    ` width="${width}" height="${height}"><defs>${definitions}<radialGradient id="up">`,
    `${glow(0, 0.6)}${glow(0.25, 0.28)}${glow(1, 0)}</radialGradient></defs>`,
    `<g>${background}</g>${whole} fill="${palette.shade}" opacity=".5"/>`,
    `<circle cx="${x + 8}" cy="${y + 12}" r="90" fill="url(#up)"/>`,
    `<rect x="${x}" y="${y}" width="16" height="24" rx="1" fill="#FFE9B8"/>`,
    `${line(bars, palette.shade, 1.6)}</svg>`,
  ].join('')
}
