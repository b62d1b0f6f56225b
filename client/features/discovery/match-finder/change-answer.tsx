import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states.tsx'
import { isIntimate, type QuestionId, questionOf } from '#core/discovery/match-finder/questions.ts'
import { finderPaths } from './finder-paths.ts'
import { IntimateConsent } from './intimate-consent.tsx'
import { useOwnAnswers, useRemoveAnswer } from './own-answers.ts'
import { QuestionForm } from './question-form.tsx'
import { QuestionPage } from './question-page.tsx'
import { useQuestionWords } from './question-words.ts'

/** One question by itself, from the list of one's answers. */
export const ChangeAnswer = ({ question }: { question: QuestionId }) => {
  const { t } = useTranslation('finder')
  const { of } = useWords()
  const words = useQuestionWords()
  const navigate = useNavigate()
  const { answers, consent } = useOwnAnswers()
  const remove = useRemoveAnswer()
  const back = { to: finderPaths.answers(), text: t('backToAnswers') }
  const goBack = () => void navigate(back.to, { replace: true })
  if (isIntimate(question) && !consent) return <IntimateConsent back={back} onNot={goBack} />
  const isAnswered = answers.some((one) => one.question === question)
  return (
    <QuestionPage kind={questionOf(question).kind} title={words.ask(question)} back={back}>
      {remove.isError && <Notice tone="bad">{of(remove.error)}</Notice>}
      <QuestionForm question={question} submit={t('save')} onSaved={goBack}>
        {isAnswered && (
          <Button
            variant="subtle"
            size="lg"
            loading={remove.isPending}
            onClick={() => remove.mutate(question, { onSuccess: goBack })}
          >
            {t('remove')}
          </Button>
        )}
      </QuestionForm>
    </QuestionPage>
  )
}
