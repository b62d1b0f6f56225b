import { brushed } from '../kernel/brush.ts'
import { drawn, points, radians } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'

const GRADIENT =
  '<stop offset="0" stop-color="#fff"/><stop offset=".4" stop-color="#999"/><stop offset="1" stop-color="#333"/>'

/** Short sides that let the skin through, full on top. */
export const faded = (sitter: Sitter, cap: string, volume: number) => {
  const { brush, hairPaint, random, skull, tones, view } = sitter
  const mask = brush.nameOf('m')
  const x = view === 'profile' ? -9 : skull.centre
  const ramp = 'gradientUnits="userSpaceOnUse" x1="0" y1="-46" x2="0" y2="10"'
  const room = 'x="-120" y="-130" width="240" height="260"'
  brush.define(`<linearGradient id="${mask}g" ${ramp}>${GRADIENT}</linearGradient>`)
  brush.define(`<mask id="${mask}"><rect ${room} fill="url(#${mask}g)"/></mask>`)
  const inside = drawn(120, (index) => {
    const angle = radians(random() * 176 + 2)
    const out = 0.66 + random() * 0.36
    const hairX = x + skull.halfWidth * Math.cos(angle) * out
    const hairY = -17 - (55 + volume) * Math.sin(angle) * out
    const hair = points`${hairX} ${hairY} ${hairX + 2 - random() * 4} ${hairY + 3.5}`
    const colour = index % 2 ? tones.hair.lit : tones.hair.dark
    return brushed(hair, 2.4, colour, 0.42, { parts: 3 })
  })
  return `<g mask="url(#${mask})">${brush.form(cap, { ...hairPaint, width: 1.5, inside })}</g>`
}
