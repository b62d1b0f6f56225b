import { mix } from '../kernel/colours.ts'
import { between, closed, open } from '../kernel/curves.ts'
import { type Point, points, reversed } from '../kernel/points.ts'
import { clothShade, fold, folds, shadedCloth, type Wearing } from './cloth.ts'
import { pattern } from './patterns.ts'

const strapsOutline = ({ torso }: Wearing) => {
  const w = torso.halfWidth - 22
  if (torso.view === 'behind') {
    return points`${-w} 440 ${-w} 250 ${-w + 8} 205 -46 110 -38 106 -36 150 0 182 36 150 38 106
      46 110 ${w - 8} 205 ${w} 250 ${w} 440`
  }
  return points`${-w} 440 ${-w - 2} 260 ${-w + 2} 196 -60 150 -53 103 -40 99 -37 134 -18 147 0 149
    18 147 37 134 40 99 53 103 60 150 ${w - 2} 196 ${w + 2} 260 ${w} 440`
}

/** A top on two straps, high enough to be seen in every cut. */
export const straps = (wearing: Wearing) => {
  const { sitter, torso, fabric } = wearing
  const outline = closed(torso.all(strapsOutline(wearing)), 0.7)
  const fill = shadedCloth(sitter, fabric)
  const across = points`-40 200 36 206 -14 230`.map(([x, y]) =>
    fold(wearing, torso.all(points`${x - 20} ${y} ${x} ${y + 14} ${x + 26} ${y + 10}`), 5, 0.36),
  )
  const inside = pattern(wearing) + clothShade(wearing) + across.join('')
  return sitter.brush.form(outline, { fill, rim: fabric.rim, width: 2, inside })
}

/** A top below the shoulders, with a turned edge. */
export const offShoulder = (wearing: Wearing) => {
  const { sitter, torso, fabric } = wearing
  const { build, halfWidth: half } = torso
  const edge = (side: number) =>
    torso.side(
      side,
      points`${half + 6} 152 ${half + 12} 190 ${half + 15 * build} 270 ${half + 20 * build} 440`,
    )
  const top = points`${-half - 5} 150 ${-half * 0.6} 160 -20 168 20 168 ${half * 0.6} 158
    ${half + 5} 148`
  const upper = torso.all(top.slice(1, -1))
  const outline = `${open([...reversed(edge(-1)), ...upper, ...edge(1)], 0.9)}Z`
  const low = torso.all(top.map(([x, y]): Point => [x * 1.03, y + 24]))
  const fill = shadedCloth(sitter, fabric)
  const inside = pattern(wearing) + clothShade(wearing) + folds(wearing)
  const body = sitter.brush.form(outline, { fill, rim: fabric.rim, width: 2.4, inside })
  const gathers = [-60, -24, 14, 52].map((x) =>
    fold(wearing, torso.all(points`${x} 160 ${x + 8} 176 ${x + 2} 192`), 3.5, 0.4),
  )
  const cuff = sitter.brush.form(between(torso.all(top), reversed(low)), {
    fill: mix(fabric.base, fabric.shine, 0.18),
    rim: fabric.rim,
    width: 1.6,
    inside: gathers.join('') + clothShade(wearing),
  })
  return body + cuff
}
