import type { Torso } from '../body/torso.ts'
import { brushed } from '../kernel/brush.ts'
import { onwards, open } from '../kernel/curves.ts'
import { type Point, points, reversed } from '../kernel/points.ts'
import type { Sitter, View } from '../sitter.ts'

const halfWidthOf = ({ male, person, traits }: Sitter) =>
  (male ? 30.5 : 24) * (0.72 + 0.28 * traits.build) * (0.4 + 0.6 * person.width)

const edgesOf = (view: View, x: number, half: number) => {
  if (view === 'profile') {
    const more = half - 26
    return {
      left: points`${-33 - more * 0.5} 14 ${-37 - more * 0.7} 40 ${-42 - more} 60 ${-52 - more} 76`,
      right: points`21 90 17 72 ${18 + more * 0.3} 46 20 10`,
    }
  }
  return {
    left: points`${x - half} 8 ${x - half + 1} 42 ${x - half - 2} 64 ${x - half - 10} 79`,
    right: points`${x + half + 10} 79 ${x + half + 2} 64 ${x + half - 1} 42 ${x + half} 8`,
  }
}

/** The torso with this person's neck, whose width goes with the head, the gender and the build. */
export const withNeck = (sitter: Sitter, torso: Torso): Torso => {
  const neckHalf = halfWidthOf(sitter)
  const { left, right } = edgesOf(torso.view, torso.neckX, neckHalf)
  const arm = (side: number) => torso.arm(side).slice(1)
  const skin = `${open([...left, ...arm(-1)])}${onwards([...reversed(arm(1)), ...right])}Z`
  return { ...torso, neckHalf, skin }
}

const line = ({ tones }: Sitter, through: Point[], width: number, opacity: number) =>
  brushed(through, width, tones.deep, opacity.toFixed(2))

/** Lines around the neck. */
const ageOfNeck = (sitter: Sitter, { neckHalf: half, neckX: x }: Torso) => {
  const { neck } = sitter.person.ageing
  if (neck < 0.05) return ''
  const across = (y: number, share: number, opacity: number) =>
    line(
      sitter,
      points`${x - half * share} ${y - 3} ${x} ${y + 2} ${x + half * share} ${y - 4}`,
      1.8,
      opacity * neck,
    )
  return across(81, 0.66, 0.24) + across(89, 0.56, 0.2)
}

/** A man's larynx, and the lines of age. */
export const neckLines = (sitter: Sitter, torso: Torso) => {
  const { brush, light, male, tones } = sitter
  const { neckX: x, view } = torso
  if (view === 'behind') return ''
  if (view === 'profile') return male ? brush.spot(tones.rim, 0.24, [6 + light, 76], [5, 7]) : ''
  const larynx = male ? brush.spot(tones.dark, 0.24, [x - light * 3, 84], [8, 9]) : ''
  return larynx + ageOfNeck(sitter, torso)
}
