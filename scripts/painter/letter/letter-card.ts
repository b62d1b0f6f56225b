import { type Palette, palettes } from '../kernel/palettes.ts'
import { randomFrom } from '../kernel/random.ts'
import { wash } from '../scene/shapes.ts'
import { capitals } from './capitals.ts'
import { patterns } from './patterns.ts'

const lights: readonly Palette[] = Object.values(palettes)

const SIZE = 250
const BASELINE = 266

const stop = (offset: string, colour: string, opacity = '1') =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`

const definitionsOf = ({ light, shade, sky: [dark, middle, bright] }: Palette) =>
  [
    '<linearGradient id="sky" x1="0" y1="0" x2=".3" y2="1">',
    `${stop('0', dark)}${stop('.6', middle)}${stop('1', bright)}</linearGradient>`,
    '<linearGradient id="letter" x1="0" y1="0" x2="0" y2="1">',
    `${stop('0', '#FFF9F0')}${stop('1', light)}</linearGradient>`,
    '<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">',
    `${stop('.4', shade, '.15')}${stop('1', shade, '.6')}</linearGradient>`,
    '<filter id="grain" x="0" y="0" width="100%" height="100%">',
    '<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/>',
    '<feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 1.4 0 0 0 -.42"/></filter>',
  ].join('')

/** In the middle of the card, with a shadow of its own; an outline, whatever fonts a machine has. */
const drawLetter = (letter: string, shade: string, aside: number) => {
  const capital = capitals[letter]
  if (!capital) return ''
  const scale = SIZE / 1000
  const x = 150 - (capital.width * scale) / 2
  const placed = (dx: number, dy: number) =>
    `transform="translate(${(x + dx).toFixed(1)},${BASELINE + dy}) scale(${scale})"`
  const path = `<path d="${capital.path}"`
  return `${path} ${placed(aside, 7)} fill="${shade}" opacity=".28"/>${path} ${placed(0, 0)} fill="url(#letter)"/>`
}

/** The card of who has no photo: the first letter of their name, A to Z, in one of the looks: a light and a pattern. */
export const letterCard = (letter: string, look: number) => {
  const palette = lights[look % lights.length] as Palette
  const kind = Math.floor(look / lights.length) % patterns.length
  const { draw, opacity } = patterns[kind] as (typeof patterns)[number]
  const pattern = draw(palette, randomFrom(`${letter}${look}`))
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">',
    `<defs>${definitionsOf(palette)}</defs>${wash('url(#sky)')}`,
    `<g opacity="${opacity}">${pattern}</g>${wash('url(#shade)')}`,
    drawLetter(letter, palette.shade, kind % 2 ? -5 : 5),
    '<rect width="300" height="400" filter="url(#grain)" style="mix-blend-mode:overlay" opacity=".22"/></svg>',
  ].join('')
}
