import { fingersOver, fist, laidHand } from '../body/free-hands.ts'
import { limb } from '../body/limbs.ts'
import { type Act, elbowOf, front } from './act.ts'
import { accordion, bow, guitar, violin } from './instruments.ts'

export const withGuitar: Act = (sitter, torso) => {
  const turn = -17
  return front([
    limb(sitter, torso, 1, [elbowOf(torso, 1, 20, 266), [142, 254]]),
    guitar(sitter, [-16, 272], turn),
    fingersOver(sitter, { at: [118, 240], turn: -126, flip: true }),
    limb(sitter, torso, -1, [elbowOf(torso, -1, 18, 226), [-46, 238]]),
    laidHand(sitter, { at: [-46, 240], turn: 34 }),
  ])
}

export const withViolin: Act = (sitter, torso) =>
  front([
    limb(sitter, torso, 1, [elbowOf(torso, 1, 22, 236), [162, 150]]),
    violin(sitter, [62, 92], 12),
    fingersOver(sitter, { at: [152, 128], turn: -150, flip: true }),
    bow(sitter, [58, 214], [96, -40]),
    limb(sitter, torso, -1, [elbowOf(torso, -1, 10, 258), [22, 222]]),
    fist(sitter, { at: [22, 224], turn: -22 }),
  ])

export const withAccordion: Act = (sitter, torso) =>
  front([
    accordion(sitter, [0, 250]),
    limb(sitter, torso, -1, [elbowOf(torso, -1, 22, 248), [-112, 290]]),
    fingersOver(sitter, { at: [-106, 262], turn: 4 }),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 24, 248), [118, 288]]),
    fingersOver(sitter, { at: [106, 258], turn: 176, flip: true }),
  ])
