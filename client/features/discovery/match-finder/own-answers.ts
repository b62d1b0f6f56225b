import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { finderQuery } from '#client/parts/discovery/meeting-queries.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import type { WireAnswer } from '#core/discovery/match-finder/contract.ts'
import type { QuestionId } from '#core/discovery/match-finder/questions.ts'
import { openQuestions, roundOf } from '#core/discovery/match-finder/selectors.ts'
import { INTIMATE_CONSENT_VERSION } from '#core/discovery/match-finder/values.ts'

export const useOwnAnswers = () => useSuspenseQuery(finderQuery).data

export const sharedIn = (answers: readonly WireAnswer[]): number =>
  answers.filter((answer) => !answer.private).length

const SKIPPED = ['finder', 'skipped']

/** What was skipped is asked last, for as long as one stays. */
export const skip = (question: QuestionId) =>
  queryClient.setQueryData(SKIPPED, (before: QuestionId[] = []) => [
    ...before.filter((one) => one !== question),
    question,
  ])

type Own = ReturnType<typeof useOwnAnswers>

const askedOf = ({ answers, consent }: Own) => ({
  answered: answers.map(({ question }) => question),
  skipped: queryClient.getQueryData<QuestionId[]>(SKIPPED) ?? [],
  agreed: consent !== null,
})

/** The round that begins with a question, by what is answered and was skipped at this moment. */
export const roundFrom = (first: QuestionId, own: Own) => roundOf(first, askedOf(own))

/** What can still be asked; what is intimate is offered when nothing else is left. */
export const openIn = (own: Own): QuestionId[] => {
  const open = openQuestions(askedOf(own))
  return open.length > 0 ? open : openQuestions({ ...askedOf(own), agreed: true })
}

/** Who fits is another matter with other answers, on their profiles too. */
const forgetFits = () => {
  queryClient.removeQueries({ queryKey: ['finder-matches'] })
  return queryClient.invalidateQueries({ queryKey: ['member'] })
}

const without = (answers: readonly WireAnswer[], question: QuestionId) =>
  answers.filter((one) => one.question !== question)

export const useSaveAnswer = () =>
  useMutation({
    mutationFn: (body: WireAnswer) => call('PUT /api/match-finder.php', { body }),
    onSuccess: (kept) => {
      queryClient.setQueryData(
        finderQuery.queryKey,
        (known) => known && { ...known, answers: [...without(known.answers, kept.question), kept] },
      )
      return forgetFits()
    },
  })

export const useRemoveAnswer = () =>
  useMutation({
    mutationFn: (question: QuestionId) =>
      call('DELETE /api/match-finder.php', { body: { question } }),
    onSuccess: (_, question) => {
      queryClient.setQueryData(
        finderQuery.queryKey,
        (known) => known && { ...known, answers: without(known.answers, question) },
      )
      return forgetFits()
    },
  })

/** To keep intimate answers, or to have them erased. */
export const useIntimateConsent = () =>
  useMutation({
    mutationFn: (give: boolean) =>
      give
        ? call('PUT /api/match-finder.php?consent=1', {
            body: { consent: INTIMATE_CONSENT_VERSION },
          })
        : call('DELETE /api/match-finder.php?consent=1'),
    onSuccess: (own) => {
      queryClient.setQueryData(finderQuery.queryKey, own)
      return forgetFits()
    },
  })
