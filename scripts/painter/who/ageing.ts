import { clamp } from '../kernel/points.ts'

const progress = (age: number, from: number, to: number) => clamp((age - from) / (to - from))

/**
 * How far each sign of age has come, from 0 to 1. All of them depend on the age alone, so that two
 * people of one age look equally old, whatever else they look like.
 */
export const ageingOf = (age: number) => ({
  /** The last softness of youth, which is gone at 34. */
  youth: 1 - progress(age, 24, 34),
  folds: progress(age, 29, 68) ** 0.72,
  forehead: progress(age, 34, 66) ** 0.9,
  crowsFeet: progress(age, 31, 66) ** 0.72,
  bags: progress(age, 33, 68) ** 0.8,
  frown: progress(age, 41, 68),
  lids: progress(age, 40, 70),
  mouthCorners: progress(age, 42, 72),
  jowls: progress(age, 45, 70),
  neck: progress(age, 42, 70),
  thinLips: progress(age, 46, 72),
  hollows: progress(age, 57, 74),
  spots: progress(age, 57, 73),
  /** Ears and nose grow all life long. */
  growth: progress(age, 40, 74),
})
export type Ageing = ReturnType<typeof ageingOf>

/** The share of grey in natural hair: none under 37, a third around 50, all of it at 66. */
export const greyShareAt = (age: number) => progress(age, 37, 66) ** 1.35
