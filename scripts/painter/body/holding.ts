import { brushed } from '../kernel/brush.ts'
import { closed } from '../kernel/curves.ts'
import { type Point, points, times } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import { hand } from './arms.ts'
import { mug } from './things.ts'

/** Fingers around something that is twice `half` wide. */
export const grip = (sitter: Sitter, [x, y]: Point, half: number, held: () => string) => {
  const { male, tones } = sitter
  const radius = male ? 5.6 : 4.7
  const gap = radius * 1.66
  const palm = closed(
    points`${x + (half + 2)} ${y - 15} ${x + (half + 9)} ${y - 10} ${x + (half + 14)} ${y + 6}
      ${x + (half + 14)} ${y + 30} ${x + (half + 10)} ${y + 52} ${x + (half - 8)} ${y + 52}
      ${x + (half - 7)} ${y + 28} ${x + (half - 4)} ${y + 8}`,
  )
  const fingers = times(4, (index) => ({
    line: points`${x + (half + 7)} ${y - 13 + index * gap}
      ${x + (half - 3)} ${y - 16 + index * gap * 1.02}
      ${x + (half * 0.1 + index * 1.3 - 2)} ${y - 14.5 + index * gap}
      ${x - (half * 0.42 - Math.abs(index - 1.2) * 3)} ${y - 12 + index * gap}`,
    radius,
    nail: true,
  }))
  const thumb = {
    line: points`${x + (half + 9)} ${y - 4} ${x + (half + 6)} ${y - 20} ${x + (half - 3)} ${y - 31}`,
    radius: radius * 1.1,
  }
  const wrist = points`${x + (half + 12)} ${y - 8} ${x + (half + 9)} ${y + 14}
    ${x + (half + 10)} ${y + 40}`
  const inside = held()
  const behind = hand(sitter, '', [thumb])
  return behind + inside + hand(sitter, palm, fingers, brushed(wrist, 6, tones.dark, 0.28))
}

/** Both hands around a warm mug. */
export const cupped = (sitter: Sitter, [x, y]: Point) => {
  const radius = sitter.male ? 5.5 : 4.6
  const cup = mug(sitter, [x, y], 22)
  const beside = (side: number) => {
    const palm = closed(
      points`${x + side * 22} ${y - 14} ${x + side * 34} ${y - 4} ${x + side * 44} ${y + 10}
        ${x + side * 42} ${y + 28} ${x + side * 26} ${y + 26} ${x + side * 18} ${y + 12}`,
    )
    const fingers = times(4, (index) => ({
      line: points`${x + side * 30} ${y - 8 + index * 8} ${x + side * 20} ${y - 15 + index * 9}
        ${x + side * 3.5} ${y - 13 + index * 9}`,
      radius,
      nail: side > 0,
    }))
    return hand(sitter, palm, fingers)
  }
  return cup + beside(-1) + beside(1)
}

/** Hands laid over each other. */
export const clasp = (sitter: Sitter, [x, y]: Point) => {
  const radius = sitter.male ? 5.6 : 4.7
  const lowerPalm = closed(
    points`${x + 46} ${y - 10} ${x + 28} ${y - 16} ${x + 4} ${y - 12} ${x - 6} ${y + 4}
      ${x + 6} ${y + 16} ${x + 30} ${y + 16} ${x + 48} ${y + 10}`,
  )
  const lowerFingers = times(3, (index) => ({
    line: points`${x + 8} ${y - 6 + index * 8} ${x - 12} ${y - 2 + index * 7}
      ${x - 24} ${y + 4 + index * 6}`,
    radius,
  }))
  const upperPalm = closed(
    points`${x - 46} ${y - 8} ${x - 30} ${y - 20} ${x - 8} ${y - 22} ${x + 6} ${y - 14}
      ${x + 4} ${y + 4} ${x - 14} ${y + 12} ${x - 44} ${y + 12}`,
  )
  const upperFingers = times(4, (index) => ({
    line: points`${x - 4} ${y - 17 + index * 8.5} ${x + 14} ${y - 18 + index * 9}
      ${x + 27} ${y - 11 + index * 8}`,
    radius,
    nail: true,
  }))
  return hand(sitter, lowerPalm, lowerFingers) + hand(sitter, upperPalm, upperFingers)
}
