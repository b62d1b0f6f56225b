import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed } from '../kernel/curves.ts'
import { drawn, points } from '../kernel/points.ts'
import { stroke } from '../kernel/strokes.ts'
import type { Sitter } from '../sitter.ts'
import type { Beard } from '../who/traits.ts'
import type { BeardLayers } from './beard.ts'

const lengthOf = (beard: Beard) => {
  if (beard === 'long') return 14
  return beard === 'full' ? 4 : 1
}

const outlineOf = ({ person, sideOutline }: Sitter, long: number) => {
  const { chinOut } = person
  const { lips, mouthOpen, mouthY: y } = sideOutline
  const open = mouthOpen * 2
  return closed(
    points`-4 2 4 14 16 22 28 ${y - 7} 40 ${y - 8} ${47 + lips} ${y - 8}
      ${47.5 + lips * 0.6} ${y - 3.5} 37 ${y - 1} 33.5 ${y + 3} 37 ${y + 9 + open}
      45 ${y + 8 + open} ${46.2 + chinOut} ${53 + open}
      ${44.5 + chinOut + long * 0.3} ${60 + open + long} ${34 + chinOut} ${66.5 + open + long}
      18 ${64 + long * 0.6} -2 54 -14 42 -10 20`,
    0.8,
  )
}

const goatee = ({ person, sideOutline }: Sitter) => {
  const { chinOut } = person
  const { lips, mouthOpen, mouthY: y } = sideOutline
  const open = mouthOpen * 2
  const upper = points`35 ${y + 0.5} 40 ${y - 4} ${46.5 + lips * 0.7} ${y - 5}`
  const lower = points`38 ${y + 10 + open} 44 ${y + 9 + open} ${45.4 + chinOut} ${55 + open}
    ${42 + chinOut} ${65.5 + open} 32 ${63.5 + open} 34 ${y + 16}`
  return [stroke(upper, 5.4, { mid: 0.6, end: 0.4 }), closed(lower)]
}

export const sideBeard = (sitter: Sitter, kind: Beard | undefined): BeardLayers => {
  const { brush, beardPaint, random, sideOutline, tones, traits } = sitter
  const outline = outlineOf(sitter, lengthOf(kind ?? 'stubble'))
  if (!kind) {
    const shadow = filled(outline, tones.shaven, 0.18)
    return { skin: `<g ${brush.blur(3)}>${shadow}</g>`, over: '' }
  }
  if (kind === 'stubble') {
    const shadow = filled(
      outline,
      mix(tones.beard.base, tones.deep, 0.5),
      traits.skin > 3 ? 0.38 : 0.26,
    )
    return { skin: `<g ${brush.blur(5)}>${shadow}</g>`, over: '' }
  }
  if (kind === 'moustache') {
    const { lips, mouthY: y } = sideOutline
    const line = points`32.5 ${y - 1.6} 38.5 ${y - 5} ${45.6 + lips * 0.7} ${y - 8}`
    const hair = stroke(line, 8, { mid: 0.6, end: 0.7 })
    return { skin: '', over: brush.form(hair, { ...sitter.hairPaint, width: 0.6 }) }
  }
  if (kind === 'goatee') {
    return { skin: '', over: brush.form(goatee(sitter), { ...beardPaint, width: 1 }) }
  }
  const hairs = drawn(30, (index) => {
    const [x, y] = [-6 + random() * 48, 22 + random() * 40]
    const colour = index % 2 ? tones.beard.lit : tones.beard.dark
    return brushed(points`${x} ${y} ${x - 1.5} ${y + 8}`, 1.6, colour, 0.32)
  })
  return { skin: '', over: brush.form(outline, { ...beardPaint, width: 1.5, inside: hairs }) }
}
