import { coversEars } from '../hair/hair.ts'
import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed } from '../kernel/curves.ts'
import { mirrored, moved, type Point, points } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import type { Features } from './face.ts'

const FRAMES = {
  gold: { width: 2.2, corner: 10.5, half: 12 },
  horn: { width: 3, corner: 8, half: 10.5 },
  dark: { width: 3, corner: 8, half: 10.5 },
}

const frameColour = ({ palette, traits }: Sitter) => {
  if (traits.glasses === 'gold' && traits.skin > 4) return mix('#E6BC66', palette.light, 0.2)
  if (traits.glasses === 'gold') return mix('#5C3A0E', palette.shade, 0.2)
  if (traits.glasses === 'horn') return mix('#4A2712', palette.shade, 0.25)
  return mix('#2A1B1A', palette.shade, 0.35)
}

export const glasses = (sitter: Sitter, features: Features | null) => {
  const { palette, person, skull, traits, view } = sitter
  if (!traits.glasses || view === 'behind') return ''
  const { width, half: usual, corner } = FRAMES[traits.glasses]
  const half = usual * person.lens
  const frame = `stroke="${frameColour(sitter)}" stroke-width="${width}"`
  const lens = `fill="${palette.light}" fill-opacity=".12"`
  if (!features) {
    const y = sitter.sideOutline.eyeY
    const high = half * 0.86
    const round = person.roundLens ? 7.5 : 4.5
    return `<rect x="29" y="${y - high}" width="15" height="${high * 2}" rx="${round}" ${lens} ${frame}/><path d="M29,${y - 4}L-12,${y - 2}" ${frame}/>`
  }
  const { left, right } = features.eyes
  const y = features.eyes.y + 1
  const wide = (person.eye.width + 5) * (1 + (person.lens - 1) * 0.5)
  const near = wide * (skull.cos + 0.1 * skull.sin)
  const far = Math.min(wide * (skull.cos - 0.3 * skull.sin), skull.right(y) + 2.5 - right)
  const glass = (x: number, across: number) => {
    const size = `width="${across * 2}" height="${half * 2}"`
    const round = Math.min(person.roundLens ? half : corner * 0.62, across)
    return `<rect x="${x - across}" y="${y - half}" ${size} rx="${round}" ${lens} ${frame}/>`
  }
  const bridge = (left + near + right - far) / 2
  const over = `M${left + near},${y - 2}Q${bridge},${y - 6} ${right - far},${y - 2}`
  const nearArm = `M${left - near},${y - 3}L${skull.at(-94, y - 4)[0]},${y - 4}`
  const farArm = `M${right + far},${y - 3}L${skull.at(94, y - 4)[0]},${y - 4}`
  return [
    glass(left, near),
    glass(right, far),
    `<path d="${over}${nearArm}" ${frame} fill="none"/>`,
    skull.sin > 0.3 ? '' : `<path d="${farArm}" ${frame} fill="none"/>`,
  ].join('')
}

/** `back` lies behind the face, `front` before it. */
type Ears = { back: string; front: string; rings: string }

const ear = ({ brush, light, person, tones }: Sitter, x: number, side: 1 | -1) => {
  const size = person.ear * 0.86
  const y = 7
  const placed = (line: Point[]) =>
    moved(x, mirrored(side, line)).map(([earX, earY]): Point => [earX, y + earY])
  const outline = placed(
    points`-6 ${-11 * size} 1 ${-16 * size} ${8 * size} ${-13 * size} ${9.5 * size} -4 6 5
      2 ${13 * size} -4 ${13 * size} -7 4`,
  )
  const isLit = side === light
  const blush = `<ellipse cx="${x - side}" cy="${y + 11}" rx="4" ry="3" fill="${tones.blush}" opacity="0.14"/>`
  return brush.form(closed(outline), {
    fill: isLit ? tones.lit : mix(tones.middle, tones.dark, 0.5),
    rim: tones.rim,
    width: isLit ? 2 : 0,
    inside: [
      brushed(placed(points`-1 ${-9 * size} 5 -8 4 1 0 4`), 2.2, tones.dark, 0.7),
      brushed(placed(points`1 -3 -1 3`), 1.8, tones.dark, 0.5),
      blush,
    ].join(''),
  })
}

/** 1 a stud, 2 a drop, 3 a ring. */
const earring = ({ palette, traits }: Sitter, x: number, y: number) => {
  const gold = mix('#E9BE63', palette.light, 0.4)
  if (traits.earring === 2) {
    return `<path d="M${x},${y}v5" stroke="${gold}" stroke-width="1.2"/><ellipse cx="${x}" cy="${y + 9}" rx="3" ry="4.8" fill="${gold}"/>`
  }
  if (traits.earring === 3) {
    return `<circle cx="${x}" cy="${y + 7}" r="7.5" fill="none" stroke="${gold}" stroke-width="2"/>`
  }
  return `<circle cx="${x}" cy="${y}" r="2.6" fill="${gold}"/>`
}

export const ears = (sitter: Sitter): Ears => {
  const { person, skull, traits, view } = sitter
  if (traits.cover === 'hijab') return { back: '', front: '', rings: '' }
  const gems = (...places: Point[]) =>
    traits.earring ? places.map(([x, y]) => earring(sitter, x, y)).join('') : ''
  if (view === 'profile') {
    const isHidden = coversEars(traits.style)
    if (isHidden) return { back: '', front: '', rings: '' }
    return { back: '', front: ear(sitter, -17, -1), rings: gems([-18, 20]) }
  }
  const far = skull.right(4)
  if (view === 'behind') {
    const both = ear(sitter, skull.left(4) + 2, -1) + ear(sitter, far - 2, 1)
    return { back: both, front: '', rings: '' }
  }
  const near = skull.at(-97, 4)[0]
  if (skull.sin > 0.3) {
    return {
      back: '',
      front: ear(sitter, near + 4 - person.earOut, -1),
      rings: gems([near + 3, 19]),
    }
  }
  const x = near + 2 - person.earOut
  const back = ear(sitter, x, -1) + ear(sitter, far - 2 + person.earOut, 1)
  return { back, front: '', rings: gems([x - 3, 19], [far + 4, 19]) }
}

/** What a brim throws on the face. */
export const hatShadow = ({ brush, tones, traits }: Sitter) => {
  if (!traits.cover || traits.cover === 'hijab') return ''
  const [side, middle] = traits.cover === 'brim' ? [-22, -18] : [-30, -27]
  const shadow = `M-90,-60H90V${side}C40,${middle} -40,${middle} -90,-24Z`
  return `<g ${brush.blur(2.5)}>${filled(shadow, tones.deep, 0.5)}</g>`
}
