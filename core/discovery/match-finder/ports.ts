import type { QuestionId } from './questions.ts'
import type { FinderAnswer, Fit, Matches, OwnAnswers } from './views.ts'

export interface MatchFinderStore {
  own(account: string): Promise<OwnAnswers>
  /** False where the question is intimate and the member has not agreed to keep the answer. */
  save(account: string, answer: FinderAnswer, now: Date): Promise<boolean>
  remove(account: string, question: QuestionId): Promise<void>
  /** The member agrees that intimate answers are kept. Agreeing twice is agreeing once. */
  agree(account: string, version: string, now: Date): Promise<void>
  /** No longer: what intimate answers there were are gone. */
  withdraw(account: string, now: Date): Promise<void>
  /** Follows `fitOf`; null where nothing is in common, and where they may not be shown. */
  fit(query: { site: string; viewer: string; id: string }): Promise<Fit | null>
  /** Follows `percentOf`, over at most `CANDIDATES_MAX` who may be shown and fit both ways. */
  matches(query: {
    site: string
    viewer: string
    only?: 'real' | undefined
    page: number
    now: Date
  }): Promise<Matches>
}
