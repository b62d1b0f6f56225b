import { clamp } from '../kernel/points.ts'

const progress = (age: number, from: number, to: number) => clamp((age - from) / (to - from))

/** Without more of them everyone in his or her forties would be taken for younger. */
const ageOfLines = (age: number, male: boolean) => {
  if (!male)
    return (
      age + Math.min(clamp((age - 38) / 3), clamp((52 - age) / 4)) * 2.2 - clamp((37 - age) / 6) * 2
    )
  return age + Math.min(clamp((age - 35) / 4), clamp((53 - age) / 5)) * 2.5
}

const signsAt = (age: number, male: boolean) => ({
  /** The last softness of youth, which is gone at 34. */
  youth: 1 - progress(age, 24, 34),
  folds: progress(age, 33, 68) ** 0.74,
  forehead: progress(age, 37, 66) ** 0.85,
  crowsFeet: progress(age, 35, 66) ** 0.74,
  bags: progress(age, 36, 68) ** 0.78,
  frown: progress(age, 41, 68),
  lids: progress(age, male ? 40 : 37, 70),
  mouthCorners: progress(age, male ? 42 : 38, 72),
  jowls: progress(age, male ? 47 : 41, 70) ** 1.2 * (male ? 1 : 0.75),
  neck: progress(age, 42, 70),
  thinLips: progress(age, 46, 72),
  hollows: progress(age, 57, 74),
  spots: progress(age, 57, 73),
  /** Ears and nose grow all life long. */
  growth: progress(age, 40, 74),
})

/**
 * How far each sign of age has come, from 0 to 1. All of them depend on age and gender alone, so
 * that two people of one age look equally old, whatever else they look like.
 */
export const ageingOf = (age: number, male: boolean) => ({
  ...signsAt(ageOfLines(age, male), male),
  /** Of the lines that come first, already before 35. */
  firstLines: progress(age, 30, 37),
})
export type Ageing = ReturnType<typeof ageingOf>

/** The share of grey in natural hair: none under 35, a third around 49, all of it at 66. */
export const greyShareAt = (age: number) => progress(age, 35, 66) ** 1.25
