import { brushed } from '../kernel/brush.ts'
import { closed } from '../kernel/curves.ts'
import { points } from '../kernel/points.ts'
import type { Dresser, Layers } from './dresser.ts'
import { material } from './material.ts'

export const rucksack = ({ sitter, torso, colour }: Dresser): Layers => {
  const cloth = material(sitter, colour)
  const { halfWidth: half, body } = torso
  const up = body.neckShort
  const bag = closed(
    points`${-half * 0.66} ${150 - up} ${-half * 0.62} ${70 - up} ${-half * 0.36} ${46 - up} 0 ${42 - up}
      ${half * 0.36} ${46 - up} ${half * 0.62} ${70 - up} ${half * 0.66} ${150 - up}`,
    0.7,
  )
  const roll = material(sitter, '#8A9A6A')
  const mat = closed(
    points`${-half * 0.7} ${52 - up} ${-half * 0.66} ${36 - up} ${half * 0.66} ${36 - up} ${half * 0.7} ${52 - up}
      ${half * 0.66} ${66 - up} ${-half * 0.66} ${66 - up}`,
    0.5,
  )
  const strap = (which: number) => {
    const at = half * 0.5
    const outline = closed(
      torso.side(
        which,
        points`${at - 13} 88 ${at + 13} 96 ${at + 17} 150 ${at + 20} 230 ${at + 14} 300
          ${at - 4} 300 ${at - 2} 230 ${at - 8} 150`,
      ),
      0.7,
    )
    const seam = brushed(
      torso.side(which, points`${at + 2} 100 ${at + 5} 160 ${at + 9} 280`),
      3,
      cloth.shine,
      0.5,
    )
    return sitter.brush.form(outline, { fill: cloth.fill, rim: cloth.rim, width: 2, inside: seam })
  }
  const chest = brushed(
    torso.all(points`${-half * 0.5} 186 0 192 ${half * 0.5} 186`),
    7,
    cloth.dark,
    undefined,
    { start: 0.9, end: 0.9 },
  )
  const behind =
    sitter.brush.form(mat, { fill: roll.fill, rim: roll.rim, width: 2.4 }) +
    sitter.brush.form(bag, { fill: cloth.fill, rim: cloth.rim, width: 2.6 })
  return { behind, over: strap(-1) + strap(1) + chest }
}
