import { useState } from 'react'
import type { WireAnswer } from '#core/discovery/match-finder/contract.ts'
import { isIntimate, type Question } from '#core/discovery/match-finder/questions.ts'
import type { Weight } from '#core/discovery/match-finder/values.ts'

/** An answer that is being given. `isOpen`: one has not said yet what another may say. */
export type Draft = {
  answer: string | null
  accepts: string[]
  isOpen: boolean
  weight: Weight
  isPrivate: boolean
}

/** What is intimate is private until its member shares it. */
const begin = ({ id }: Question, kept: WireAnswer | undefined): Draft =>
  kept
    ? { ...kept, isOpen: false, isPrivate: kept.private }
    : { answer: null, accepts: [], isOpen: true, weight: 1, isPrivate: isIntimate(id) }

/** The answer to a question while it is given; what one says oneself pleases, until one says more. */
export const useDraft = (question: Question, kept: WireAnswer | undefined) => {
  const [draft, setDraft] = useState(() => begin(question, kept))
  const { answer, accepts } = draft
  const isAny = accepts.length === question.answers.length
  const isNone = accepts.length === 0
  const choose = (chosen: string) =>
    setDraft((was) => ({ ...was, answer: chosen, ...(was.isOpen && { accepts: [chosen] }) }))
  const accept = (one: string, on: boolean) =>
    setDraft((was) => ({
      ...was,
      isOpen: false,
      accepts: on ? [...was.accepts, one] : was.accepts.filter((other) => other !== one),
    }))
  const set = (more: Partial<Pick<Draft, 'weight' | 'isPrivate'>>) =>
    setDraft((was) => ({ ...was, ...more }))
  const toSend: WireAnswer | null =
    answer === null
      ? null
      : {
          question: question.id,
          answer,
          accepts,
          weight: isAny || isNone ? 0 : draft.weight,
          private: draft.isPrivate,
        }
  return { draft, isAny, isNone: isNone && answer !== null, choose, accept, set, toSend }
}
