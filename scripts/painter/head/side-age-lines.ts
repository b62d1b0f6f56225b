import { brushed } from '../kernel/brush.ts'
import { drawn, type Point, points } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import { wrinkle } from './wrinkle.ts'

const aroundEye = (sitter: Sitter) => {
  const { brush, person, sideOutline, tones } = sitter
  const { bags, crowsFeet } = person.ageing
  const y = sideOutline.eyeY
  const count = 1 + Math.round(crowsFeet * 3)
  const beside = drawn(count, (index) => {
    const slope = (index - (count - 1) / 2) * 3.6
    const line = points`23 ${y + slope * 0.6} ${19 - crowsFeet * 2} ${y + slope}
      ${17 - crowsFeet * 4} ${y + slope * 1.5}`
    return wrinkle(sitter, line, 1.5, crowsFeet * 0.84)
  })
  const bag = points`40 ${y + 6} 34 ${y + 8 + bags * 2} 26 ${y + 5}`
  const shade = brush.spot(tones.deep, Number((bags * 0.3).toFixed(2)), [33, y + 6], [8, 4])
  return beside + (bags > 0.05 ? shade : '') + wrinkle(sitter, bag, 1.7, bags * 0.78)
}

const onForehead = (sitter: Sitter) => {
  const forehead = sitter.person.ageing.forehead * (sitter.male ? 1 : 0.72)
  const count = 1 + Math.round(forehead * 2.4)
  return drawn(count, (index) => {
    const y = -28 - index * 5.4
    const line = points`${22 + index} ${y - 0.6} 32 ${y + 0.6} ${42 - index * 2} ${y - 0.4}`
    return wrinkle(sitter, line, 1.5, forehead * (0.6 - index * 0.06))
  })
}

const lowerFace = (sitter: Sitter) => {
  const { person, sideOutline, traits } = sitter
  const { folds, hollows, jowls, mouthCorners } = person.ageing
  const { mouthY, noseY } = sideOutline
  const fold = points`39 ${noseY + 1} 33 ${noseY + 9} 30.5 ${mouthY + 1 + jowls * 4}`
  const down = points`35 ${mouthY + 3} 33 ${mouthY + 9} 34 ${mouthY + 14}`
  const sag = points`22 ${mouthY + 8} 20 ${mouthY + 17} 27 ${mouthY + 22}`
  const cheek = points`14 ${noseY + 6} 16 ${mouthY} 22 ${mouthY + 8}`
  return [
    wrinkle(
      sitter,
      fold,
      2,
      folds * 0.8 + (traits.smile > 1 ? 0.04 * person.ageing.firstLines : 0),
    ),
    wrinkle(sitter, down, 1.7, mouthCorners * 0.6),
    wrinkle(sitter, sag, 2.2, jowls * 0.55),
    wrinkle(sitter, cheek, 1.8, hollows * 0.5),
  ].join('')
}

const SPOTS: Point[] = [
  [4, -16],
  [12, -30],
  [6, 14],
  [-4, 4],
  [24, -40],
]

/** The same signs of age as from the front, seen from the side. */
export const sideAgeLines = (sitter: Sitter) => {
  const { person, tones } = sitter
  const { neck, spots } = person.ageing
  const ageSpots = SPOTS.slice(0, Math.round(spots * SPOTS.length)).map(
    ([x, y]) =>
      `<ellipse cx="${x}" cy="${y}" rx="2.1" ry="1.6" fill="${tones.dark}" opacity="0.4"/>`,
  )
  const underJaw = brushed(points`-4 52 12 60 26 62`, 3, tones.deep, (neck * 0.3).toFixed(2))
  return aroundEye(sitter) + onForehead(sitter) + lowerFace(sitter) + underJaw + ageSpots.join('')
}
