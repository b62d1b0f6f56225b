import type { Point } from '../kernel/points.ts'

type Look = { opacity?: number; round?: number; turn?: string }

const attributes = ({ opacity }: Look) => (opacity === undefined ? '' : ` opacity="${opacity}"`)

export const rect = ([x, y]: Point, [width, height]: Point, fill: string, look: Look = {}) => {
  const round = look.round === undefined ? '' : ` rx="${look.round}"`
  const size = `x="${x}" y="${y}" width="${width}" height="${height}"${round}`
  return `<rect ${size} fill="${fill}"${attributes(look)}/>`
}

/** All of the picture. */
export const wash = (fill: string, opacity?: number) =>
  `<rect width="300" height="400" fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`

export const circle = ([x, y]: Point, radius: number, fill: string, opacity?: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`

export const ellipse = ([x, y]: Point, [wide, high]: Point, fill: string, look: Look = {}) => {
  const turn = look.turn === undefined ? '' : ` transform="${look.turn}"`
  const size = `cx="${x}" cy="${y}" rx="${wide}" ry="${high}"`
  return `<ellipse ${size}${turn} fill="${fill}"${attributes(look)}/>`
}

export const shape = (path: string, fill: string, opacity?: number) =>
  `<path d="${path}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`

export const line = (path: string, colour: string, width: number, opacity?: number) => {
  const faint = opacity === undefined ? '' : ` opacity="${opacity}"`
  return `<path d="${path}" stroke="${colour}" stroke-width="${width}"${faint} fill="none"/>`
}
