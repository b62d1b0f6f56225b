import { mirrored, type Point, points, reversed } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import type { Person } from '../who/person.ts'

export type Hairline = 'round' | 'peak' | 'back' | 'receding' | 'fringe' | 'sweep' | 'curtain'

const lines: Record<Hairline, (forehead: number) => Point[]> = {
  round: (y) => points`-71 -22 -60 -36 -42 ${y + 1} -20 ${y - 3} 0 ${y - 2} 20 ${y - 3}
    42 ${y + 1} 60 -36 71 -22`,
  peak: (y) => points`-71 -22 -63 -36 -50 ${y - 1} -30 ${y - 5} -8 ${y - 1} 18 ${y - 5}
    46 ${y - 2} 62 -37 71 -22`,
  back: (y) => points`-72 -22 -63 -38 -48 ${y - 6} -34 ${y - 12} -12 ${y - 6} 8 ${y - 4}
    32 ${y - 12} 48 ${y - 6} 63 -38 72 -22`,
  receding: (y) => points`-74 -22 -66 -40 -54 -52 -40 -59 -24 ${y - 7} -8 ${y - 4} 10 ${y - 5}
    26 ${y - 8} 41 -59 54 -52 66 -40 74 -22`,
  fringe: () => points`-72 -16 -60 -24 -44 -27 -22 -25 0 -27 22 -25 44 -28 60 -25 72 -16`,
  sweep: (y) => points`-71 -20 -60 -32 -40 ${y + 9} -16 ${y + 8} 8 ${y + 2} 28 ${y - 8}
    44 ${y - 5} 60 -37 71 -22`,
  curtain: (y) => points`-74 -10 -62 -22 -46 -32 -26 ${y + 3} -8 ${y - 12} 0 ${y - 16} 9 ${y - 12}
    26 ${y + 2} 46 -32 62 -22 74 -10`,
}

/** As angles and heights. Nobody's is a straight line: temples go back, the middle comes down. */
const hairlineOf = ({ forehead, parting, recession }: Person, kind: Hairline): Point[] => {
  const line = lines[kind](forehead).map(([angle, y]): Point => {
    const temple = Math.exp(-(((Math.abs(angle) - 38) / 17) ** 2))
    return [angle, Math.max(Math.min(y, -58), y - recession * (8 * temple + 2))]
  })
  return parting < 0 || kind === 'round' ? line : reversed(mirrored(-1, line))
}

/** On the picture, seen from the front. */
export const hairline = ({ person, skull }: Sitter, kind: Hairline): Point[] =>
  hairlineOf(person, kind).map(([angle, y]) => skull.at(angle, y))
