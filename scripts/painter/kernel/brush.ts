import type { Point } from './points.ts'
import { type Pressure, stroke } from './strokes.ts'
import { sameWay } from './winding.ts'

/** 1: the light comes from the right; -1: from the left. */
export type Side = 1 | -1
/** One path, or several that make one shape. */
export type Outline = string | readonly Outline[]
/** `fill` is moved away from the light by `width`; what is left shows `rim`. */
export type Form = { fill: string; rim?: string; width?: number; inside?: string }
type Ramp = { from: Point; to: Point }

export const filled = (path: string, fill: string, opacity?: number | string) =>
  opacity === undefined
    ? `<path d="${path}" fill="${fill}"/>`
    : `<path d="${path}" fill="${fill}" opacity="${opacity}"/>`

/** A stroke in one colour. */
export const brushed = (
  through: readonly Point[],
  width: number,
  fill: string,
  opacity?: number | string,
  pressure?: Pressure,
) => filled(stroke(through, width, pressure), fill, opacity)

const stop = (offset: number, colour: string, opacity?: number) =>
  opacity === undefined
    ? `<stop offset="${offset}" stop-color="${colour}"/>`
    : `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`

const flat = (outline: Outline): string[] =>
  typeof outline === 'string' ? [outline] : outline.flatMap(flat)

/** Draws on one picture, and keeps what its shapes refer to in `definitions`. */
export const createBrush = (id: string, light: Side) => {
  let count = 0
  let definitions = ''
  const nameOf = (kind: string) => `${id}${kind}${count++}`
  const define = (markup: string) => {
    definitions += markup
  }
  const defineOnce = (name: string, markup: string) => {
    if (!definitions.includes(`id="${name}"`)) define(markup)
  }
  const gradient = (name: string, at: string, stops: string) => {
    define(`<linearGradient id="${name}" ${at}>${stops}</linearGradient>`)
    return `url(#${name})`
  }
  const alongRamp = ({ from, to }: Ramp) =>
    `gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`

  return {
    definitions: () => definitions,
    define,
    nameOf,
    /** Light, middle and dark across a shape, from its lit side. */
    shaded: (lit: string, middle: string, dark: string, ramp?: Ramp) => {
      const name = nameOf('g')
      const fromLight = `x1="${light > 0 ? 1 : 0}" y1="0" x2="${light > 0 ? 0 : 1}" y2=".55"`
      const stops = stop(0, lit) + stop(0.5, middle) + stop(1, dark)
      return gradient(name, ramp ? alongRamp(ramp) : fromLight, stops)
    },
    /** From nothing to one colour. */
    fade: (colour: string, from: Point, to: Point, opacity = 1) => {
      const name = nameOf('d')
      const stops = stop(0, colour, 0) + stop(1, colour, opacity)
      return gradient(name, alongRamp({ from, to }), stops)
    },
    /** A soft spot, as a gradient: each blur costs librsvg some 30 ms, and this costs nothing. */
    spot: (colour: string, opacity: number, [x, y]: Point, [wide, high]: Point) => {
      const name = `${id}r${colour.slice(1)}`
      const stops = [stop(0, colour), stop(0.4, colour, 0.72), stop(0.75, colour, 0.2)]
      const whole = [...stops, stop(1, colour, 0)].join('')
      defineOnce(name, `<radialGradient id="${name}">${whole}</radialGradient>`)
      const place = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`
      const size = `rx="${wide.toFixed(1)}" ry="${high.toFixed(1)}"`
      return `<ellipse ${place} ${size} fill="url(#${name})" opacity="${opacity}"/>`
    },
    /** As an attribute. */
    blur: (radius: number) => {
      const name = `${id}b${String(radius).replace('.', '_')}`
      const room = 'x="-60%" y="-60%" width="220%" height="220%"'
      const blur = `<feGaussianBlur stdDeviation="${radius}"/>`
      defineOnce(name, `<filter id="${name}" ${room}>${blur}</filter>`)
      return `filter="url(#${name})"`
    },
    /** Paths given together become one shape: hair cap and locks must be one, or seams appear. */
    form: (outline: Outline, { fill, rim = '', width = 0, inside = '' }: Form) => {
      const paths = flat(outline).filter((path) => path !== '')
      if (paths.length === 0) return ''
      const wound = paths.length > 1 ? paths.map(sameWay) : paths
      const all = (how: string) => wound.map((path) => `<path d="${path}" ${how}/>`).join('')
      const name = nameOf('c')
      define(`<clipPath id="${name}">${all('')}</clipPath>`)
      const under = all(`fill="${width ? rim : fill}"`)
      const away = `transform="translate(${-width * light},${width * 0.5})"`
      const over = width ? `<g ${away}>${all(`fill="${fill}"`)}</g>` : ''
      return `<g clip-path="url(#${name})">${under}${over}${inside}</g>`
    },
  }
}
export type Brush = ReturnType<typeof createBrush>
