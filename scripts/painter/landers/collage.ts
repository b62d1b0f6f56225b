import { figure } from '../figure.ts'
import { palettes } from '../kernel/palettes.ts'
import { type SceneName, scene } from '../scene/scene.ts'
import { traitsOf } from '../who/shot.ts'
import type { Traits } from '../who/traits.ts'
import { type LanderPerson, personOf } from './people.ts'

const PAPER = '#FFF9EE'

type Cut = { name: LanderPerson; shot?: Partial<Traits>; x: number; y: number; scale: number }
/** A photo that somebody kept: a place, on a paper of four corners. */
type Print = {
  place: SceneName
  palette: keyof typeof palettes
  x: number
  y: number
  width: number
  turn: number
}
type Sheet = { corners: string; colour: string }
type Thing = { file: string; x: number; y: number; size: number }

export type Collage = {
  width: number
  height: number
  ground: string
  sheets: Sheet[]
  prints: Print[]
  sun: { x: number; y: number; radius: number }
  things: Thing[]
  people: Cut[]
  /** Somebody who is not there yet. */
  blank: { x: number; y: number; scale: number }
}

const shadow = (id: string, by: number) =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="2" dy="${by}" stdDeviation="${by}" flood-color="#2A0F1E" flood-opacity=".4"/></filter>`

/** A thin edge of paper around what was cut out. */
const CUT_OUT = [
  '<filter id="cut" x="-10%" y="-10%" width="120%" height="120%">',
  '<feMorphology in="SourceAlpha" operator="dilate" radius="1.4" result="wide"/>',
  `<feFlood flood-color="${PAPER}"/><feComposite in2="wide" operator="in" result="edge"/>`,
  '<feMerge><feMergeNode in="edge"/><feMergeNode in="SourceGraphic"/></feMerge></filter>',
].join('')

const printed = ({ place, palette, x, y, width, turn }: Print, index: number) => {
  const height = width * 1.1
  const { background, definitions } = scene(
    { scene: place, seed: `print${index}`, light: 1, full: 'coat' },
    palettes[palette],
  )
  const frame = `<rect x="-5" y="-5" width="${width + 10}" height="${height + 10}" fill="${PAPER}" filter="url(#lift)"/>`
  const zoom = width / 300
  return {
    definitions: `${definitions}<clipPath id="print${index}"><rect width="${width}" height="${height}"/></clipPath>`,
    drawing: `<g transform="translate(${x},${y}) rotate(${turn})">${frame}<g clip-path="url(#print${index})"><g transform="translate(0,${-40 * zoom}) scale(${zoom})">${background}</g></g></g>`,
  }
}

const cutOut = ({ name, shot = {}, x, y, scale }: Cut) => {
  const { seed, who } = personOf(name, shot)
  const traits = traitsOf(seed, who)
  const { definitions, drawing } = figure(traits, palettes[traits.palette], `c${name}`)
  const below = 232
  return {
    definitions: `${definitions}<clipPath id="cut${name}"><rect x="-300" y="-400" width="600" height="${400 + below}"/></clipPath>`,
    drawing: `<g filter="url(#lift)"><g filter="url(#cut)"><g transform="translate(${x},${y}) scale(${scale})"><g clip-path="url(#cut${name})">${drawing}</g></g></g></g>`,
  }
}

const BLANK_HEAD =
  'M0,-118C44,-118 62,-84 60,-44C66,-46 70,-36 67,-22C65,-10 60,-4 55,-6C50,22 38,40 28,48C28,66 30,80 44,86C80,98 116,106 132,132C142,150 146,200 146,330H-146C-146,200 -142,150 -132,132C-116,106 -80,98 -44,86C-30,80 -28,66 -28,48C-38,40 -50,22 -55,-6C-60,-4 -65,-10 -67,-22C-70,-36 -66,-46 -60,-44C-62,-84 -44,-118 0,-118Z'

const RAYS = [0.08, 0.34, 0.62]

/** Lives that lie over each other, in one low light; one of them is still blank. */
export const collage = (
  { width, height, ground, sheets, prints, sun, things, people, blank }: Collage,
  read: (file: string) => string,
): string => {
  const photos = prints.map(printed)
  const cuts = people.map(cutOut)
  const disc = (radius: number, fill: string) =>
    `<circle cx="${sun.x}" cy="${sun.y}" r="${radius}" fill="${fill}" filter="url(#lift)"/>`
  const ray = (at: number) => {
    const x = width * at
    return `M${x + 140},0h46L${x - 10},${height}h-46Z`
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>`,
    `${shadow('lift', 5)}${CUT_OUT}<filter id="haze"><feGaussianBlur stdDeviation="7"/></filter>`,
    `${[...photos, ...cuts].map(({ definitions }) => definitions).join('')}</defs>`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    ...sheets.map(
      ({ corners, colour }) =>
        `<polygon points="${corners}" fill="${colour}" filter="url(#lift)"/>`,
    ),
    ...photos.slice(0, 2).map(({ drawing }) => drawing),
    `${disc(sun.radius, '#F08B4B')}${disc(sun.radius * 0.76, '#F7B565')}`,
    ...photos.slice(2).map(({ drawing }) => drawing),
    ...things.map(
      ({ file, x, y, size }) =>
        `<g filter="url(#lift)"><svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 200 200">${read(file)}</svg></g>`,
    ),
    ...cuts.map(({ drawing }) => drawing),
    `<g filter="url(#lift)"><path d="${BLANK_HEAD}" transform="translate(${blank.x},${blank.y}) scale(${blank.scale})" fill="${PAPER}"/></g>`,
    `<path d="${RAYS.map(ray).join('')}" fill="#5A1A3C" opacity=".16" filter="url(#haze)"/></svg>`,
  ].join('')
}
