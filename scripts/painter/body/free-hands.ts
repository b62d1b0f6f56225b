import { brushed } from '../kernel/brush.ts'
import { closed } from '../kernel/curves.ts'
import { drawn, type Point, points, times } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import { hand } from './arms.ts'

/** `turn` in degrees: 0 points to the right, 90 down. `flip` puts the thumb below. */
type Held = { at: Point; turn: number; flip?: boolean; size?: number }

const placed = ({ male }: Sitter, { at, turn, flip, size = 1 }: Held, drawing: string) => {
  const scale = (male ? 1.06 : 0.9) * size
  const place = `translate(${at[0]},${at[1]}) rotate(${turn})`
  return `<g transform="${place} scale(${scale.toFixed(3)},${(flip ? -scale : scale).toFixed(3)})">${drawing}</g>`
}

/** Older hands show their knuckles and a vein or two. */
const ageMarks = ({ tones, traits }: Sitter) => {
  if (traits.age < 46) return ''
  const strength = Math.min(0.5, 0.14 + (traits.age - 46) * 0.013)
  const knuckles = drawn(4, (index) => {
    const y = -11 + index * 7.6
    return brushed(points`31 ${y - 2.4} 33 ${y} 31 ${y + 2.4}`, 1.6, tones.dark, strength + 0.15)
  })
  const veins =
    brushed(points`8 -4 18 -7 29 -6`, 1.7, tones.dark, strength) +
    brushed(points`8 5 18 4 27 8`, 1.7, tones.dark, strength)
  return knuckles + (traits.age > 56 ? veins : '')
}

const PALM = points`-7 -11 10 -14.5 28 -16.5 37 -10 38 6 33 15 14 15 -7 11`

/** Fingers stretched, laid on something; the wrist is at `at`. */
export const laidHand = (sitter: Sitter, held: Held) => {
  const lengths = [60, 66, 63, 53]
  const fingers = times(4, (index) => ({
    line: points`26 ${-10.5 + index * 7} 44 ${-11.5 + index * 7.8}
      ${lengths[index] as number} ${-9.5 + index * 8.2}`,
    radius: 4.9,
    nail: true,
  }))
  const thumb = { line: points`6 -9 20 -20 38 -23`, radius: 5.2, nail: true }
  const below = hand(sitter, '', [thumb])
  return placed(sitter, held, below + hand(sitter, closed(PALM), fingers, ageMarks(sitter)))
}

/** Fingers closed around something thin that runs across, the back of the hand to the viewer. */
export const fist = (sitter: Sitter, held: Held) => {
  const fingers = times(4, (index) => ({
    line: points`22 ${-11 + index * 7.4} 38 ${-11.5 + index * 7.6} ${46 - index} ${-8 + index * 7.4}`,
    radius: 5.2,
  }))
  const thumb = { line: points`8 -10 24 -19 38 -17`, radius: 5.2, nail: true }
  const whole = hand(sitter, closed(PALM), fingers, ageMarks(sitter)) + hand(sitter, '', [thumb])
  return placed(sitter, held, whole)
}

/** Only fingers, which come from behind something; `at` is the edge they come over. */
export const fingersOver = (sitter: Sitter, held: Held) => {
  const lengths = [20, 25, 24, 18]
  const fingers = times(4, (index) => ({
    line: points`-6 ${-13 + index * 9} ${(lengths[index] as number) * 0.5} ${-13.5 + index * 9}
      ${lengths[index] as number} ${-12 + index * 9}`,
    radius: 5,
    nail: true,
  }))
  return placed(sitter, held, hand(sitter, '', fingers))
}
