import type { MemberCard } from '../views.ts'
import type { QuestionId } from './questions.ts'
import type { Weight } from './values.ts'

/** What a member said to a question, which answers of another would please, and how much. */
export type FinderAnswer = {
  question: QuestionId
  answer: string
  accepts: string[]
  weight: Weight
  /** Counts in no score, and is told to nobody. */
  isPrivate: boolean
}

/** `consent`: to keep intimate answers; null where it was not given, or was withdrawn. */
export type OwnAnswers = {
  answers: FinderAnswer[]
  consent: { version: string; givenAt: Date } | null
}

/** One's wishes that another meets and misses, by what each weighs, the heaviest first. */
export type Wishes = { met: Weight[]; missed: Weight[] }

/** How two members fit, as the one who asks gets it. */
export type Fit = {
  /** Questions that both have answered and neither keeps private. */
  common: number
  /** In steps; null as long as there is too little in common to say. */
  percent: number | null
  mine: Wishes
  theirs: Wishes
  /** What both say alike, and what not. */
  same: { question: QuestionId; answer: string }[]
  apart: { question: QuestionId; mine: string; theirs: string }[]
}

/** So many wishes are met, of so many. */
export type Met = { met: number; of: number }

/** A member among those that fit: `same` names what both say alike, at least once. */
export type Match = {
  member: MemberCard
  percent: number
  mine: Met
  theirs: Met
  same: { question: QuestionId; answer: string }[]
}

/** A page of those that fit, the best first; real and fictional ones are counted apart. */
export type Matches = {
  matches: Match[]
  page: number
  pages: number
  total: number
  totalFictional: number
}
