import { clamp } from '../kernel/points.ts'

const progress = (age: number, from: number, to: number) => clamp((age - from) / (to - from))

/**
 * How far each sign of age has come, from 0 to 1. All of them depend on the age alone, so that two
 * people of one age look equally old, whatever else they look like.
 */
export const ageingOf = (age: number) => ({
  /** The last softness of youth, which is gone at 34. */
  youth: 1 - progress(age, 24, 34),
  folds: progress(age, 30, 66) ** 0.85,
  forehead: progress(age, 33, 62),
  crowsFeet: progress(age, 33, 62) ** 0.85,
  bags: progress(age, 37, 66) ** 0.85,
  frown: progress(age, 42, 64),
  lids: progress(age, 44, 70),
  mouthCorners: progress(age, 45, 70),
  jowls: progress(age, 47, 70),
  neck: progress(age, 46, 70),
  thinLips: progress(age, 46, 72),
  hollows: progress(age, 57, 74),
  spots: progress(age, 57, 73),
  /** Ears and nose grow all life long. */
  growth: progress(age, 40, 74),
})
export type Ageing = ReturnType<typeof ageingOf>

/** The share of grey in natural hair: none under 40, half of it around 52, nearly all at 64. */
export const greyShareAt = (age: number) => progress(age, 40, 64) ** 1.05
