import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { AnswerOf, QuestionId } from '#core/discovery/match-finder/questions.ts'

type AnswerKey = { [Q in QuestionId]: `answer.${Q}.${AnswerOf<Q>}` }[QuestionId]

/** The words of questions and their answers, which come with the page. */
export const useQuestionWords = () => {
  const { t } = useTranslation('finder')
  return {
    ask: (question: QuestionId) => t(`ask.${question}`),
    topic: (question: QuestionId) => t(`topic.${question}`),
    answer: (question: QuestionId, answer: string) =>
      t(`answer.${question}.${answer}` as AnswerKey),
  }
}
