import type { Sitter } from '../sitter.ts'

const GRADIENT =
  '<stop offset="0" stop-color="#fff"/><stop offset=".4" stop-color="#999"/><stop offset="1" stop-color="#333"/>'

/** Short sides that let the skin through, full on top. */
export const faded = (sitter: Sitter, cap: string, inside: string) => {
  const { brush, hairPaint } = sitter
  const mask = brush.nameOf('m')
  const ramp = 'gradientUnits="userSpaceOnUse" x1="0" y1="-46" x2="0" y2="10"'
  const room = 'x="-120" y="-130" width="240" height="260"'
  brush.define(`<linearGradient id="${mask}g" ${ramp}>${GRADIENT}</linearGradient>`)
  brush.define(`<mask id="${mask}"><rect ${room} fill="url(#${mask}g)"/></mask>`)
  return `<g mask="url(#${mask})">${brush.form(cap, { ...hairPaint, width: 1.5, inside })}</g>`
}
