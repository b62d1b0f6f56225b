import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed, open } from '../kernel/curves.ts'
import { drawn, points } from '../kernel/points.ts'
import { stroke } from '../kernel/strokes.ts'
import type { Sitter } from '../sitter.ts'
import type { Beard } from '../who/traits.ts'
import { type BeardLayers, moustacheColour } from './beard.ts'

const lengthOf = (beard: Beard) => {
  if (beard === 'long') return 14
  return beard === 'full' ? 4 : 1
}

const cheekLine = (y: number) => points`-8 7 3 9 7 18 17 26 29 ${y - 6}`

const outlineOf = ({ person, sideOutline }: Sitter, long: number) => {
  const { chinOut } = person
  const { lips, mouthOpen, mouthY: y } = sideOutline
  const gap = mouthOpen * 2
  return closed(
    points`${cheekLine(y)} 40 ${y - 8} ${47 + lips} ${y - 8}
      ${47.5 + lips * 0.6} ${y - 3.5} 37 ${y - 1} 33.5 ${y + 3} 37 ${y + 9 + gap}
      45 ${y + 8 + gap} ${46.2 + chinOut} ${53 + gap}
      ${44.5 + chinOut + long * 0.3} ${60 + gap + long} ${34 + chinOut} ${66.5 + gap + long}
      18 ${64 + long * 0.6} -2 54 -12 42 -12 22`,
    0.8,
  )
}

const goatee = ({ person, sideOutline }: Sitter) => {
  const { chinOut } = person
  const { lips, mouthOpen, mouthY: y } = sideOutline
  const gap = mouthOpen * 2
  const upper = points`35 ${y + 0.5} 40 ${y - 4} ${46.5 + lips * 0.7} ${y - 5}`
  const lower = points`38 ${y + 10 + gap} 44 ${y + 9 + gap} ${45.4 + chinOut} ${55 + gap}
    ${42 + chinOut} ${65.5 + gap} 32 ${63.5 + gap} 34 ${y + 16}`
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
    return { skin: '', over: brush.form(hair, { fill: moustacheColour(sitter) }) }
  }
  if (kind === 'goatee') {
    return { skin: '', over: brush.form(goatee(sitter), { ...beardPaint, width: 1 }) }
  }
  const hairs = drawn(30, (index) => {
    const [x, y] = [-6 + random() * 48, 22 + random() * 40]
    const colour = index % 2 ? tones.beard.lit : tones.beard.dark
    return brushed(points`${x} ${y} ${x - 1.5} ${y + 8}`, 1.6, colour, 0.32)
  })
  const mask = brush.nameOf('h')
  const edge = `<path d="${open(cheekLine(sideOutline.mouthY))}" stroke="#000" stroke-width="6" fill="none"/>`
  const room = '<rect x="-150" y="-150" width="300" height="320" fill="#fff"/>'
  brush.define(`<mask id="${mask}">${room}<g ${brush.blur(2)}>${edge}</g></mask>`)
  const form = brush.form(outline, { ...beardPaint, width: 0, inside: hairs })
  return { skin: '', over: `<g mask="url(#${mask})">${form}</g>` }
}
