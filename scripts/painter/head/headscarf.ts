import { shadedCloth } from '../body/cloth.ts'
import { brushed, filled } from '../kernel/brush.ts'
import { closed } from '../kernel/curves.ts'
import { type Point, points } from '../kernel/points.ts'
import { clothIn } from '../kernel/tones.ts'
import type { Sitter } from '../sitter.ts'

const outlineOf = (x: number, half: number) =>
  closed(
    points`${x} -80 ${x + half * 0.62} -72 ${x + half} -38 ${x + half + 1} 6 ${x + half * 0.86} 50
      ${x + half * 0.8} 78 ${x + half + 22} 104 ${x + half + 34} 150 ${x + 30} 184 ${x - 20} 178
      ${x - half - 30} 156 ${x - half - 20} 108 ${x - half * 0.82} 80 ${x - half * 0.9} 48
      ${x - half - 1} 6 ${x - half} -38 ${x - half * 0.62} -72`,
  )

/** Where the face is. */
const opening = ({ person, skull, view }: Sitter) => {
  if (view === 'behind') return ''
  if (view === 'profile') {
    return closed(points`62 -62 36 -56 22 -40 14 -16 10 12 10 38 18 58 30 68 70 70 80 0`)
  }
  const { at, left, right } = skull
  const { forehead } = person
  const chin = (right(62) + left(62)) / 2
  return closed(
    points`${at(-30, forehead + 4)} ${at(0, forehead - 1)} ${at(30, forehead + 4)} ${at(56, -28)}
      ${at(66, -6)} ${right(14) - 4} 14 ${right(30) - 3} 30 ${right(44) - 1} 44 ${right(54)} 54
      ${right(60) - 1} 62 ${chin} 69 ${left(60) + 1} 62 ${left(54) + 1} 54 ${left(42) + 5} 42
      ${left(28) + 9} 28 ${at(-62, 12)} ${at(-66, -6)} ${at(-56, -28)}`,
  )
}

/** It frames the face with the line of an under-cap, and falls on the shoulders in real folds. */
export const headscarf = (sitter: Sitter) => {
  const { brush, light, palette, skull, traits, view } = sitter
  const cloth = clothIn(palette, traits.coverCloth ?? palette.cloth[1])
  const fill = shadedCloth(sitter, cloth)
  const isSide = view === 'profile'
  const x = isSide ? -8 : skull.centre
  const half = (isSide ? 52 : skull.halfWidth) + 7
  const hole = opening(sitter)
  const mask = brush.nameOf('k')
  const room = '<rect x="-220" y="-220" width="440" height="560" fill="#fff"/>'
  brush.define(`<mask id="${mask}">${room}${filled(hole, '#000')}</mask>`)
  const dark = (line: Point[], width: number) => brushed(line, width, cloth.fold, 0.42)
  const lit = (line: Point[], width: number) => brushed(line, width, cloth.shine, 0.5)
  const folds = [
    dark(points`${x - half * 0.8} -30 ${x - half * 0.84} 20 ${x - half * 0.4} 66 ${x + 12} 92`, 6),
    lit(points`${x - half * 0.6} 0 ${x - half * 0.6} 40 ${x - 6} 80 ${x + 40} 78`, 5),
    dark(points`${x + half * 0.9} -20 ${x + half * 0.84} 40 ${x + 10} 98 ${x - 50} 118`, 7),
    dark(points`${x - half} 100 ${x - 20} 126 ${x + 40} 112 ${x + half} 92`, 6),
    lit(points`${x - half - 10} 130 ${x - 10} 150 ${x + 50} 140`, 5),
    lit(points`${x - 26} -76 ${x - half * 0.7} -44 ${x - half * 0.82} -6`, 5),
  ].join('')
  const cap = `fill="none" stroke="${cloth.dark}" stroke-width="5" opacity="0.55"`
  const edge = hole ? `<path d="${hole}" ${cap}/>` : ''
  const turn = `M${x - light * 6},-90C${x - light * 30},-20 ${x - light * 12},90 ${x - light * 22},210`
  const shade = filled(`${turn}L${-light * 220},210L${-light * 220},-90Z`, cloth.dark, 0.34)
  const inside = folds + edge + shade
  const whole = brush.form(outlineOf(x, half), { fill, rim: cloth.rim, width: 2.4, inside })
  return `<g mask="url(#${mask})">${whole}</g>`
}
