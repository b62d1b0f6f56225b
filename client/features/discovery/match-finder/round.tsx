import { useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Button } from '#client/ui/button.tsx'
import { isIntimate, type QuestionId, questionOf } from '#core/discovery/match-finder/questions.ts'
import { finderPaths } from './finder-paths.ts'
import { IntimateConsent } from './intimate-consent.tsx'
import { roundFrom, skip, useOwnAnswers } from './own-answers.ts'
import { QuestionForm } from './question-form.tsx'
import { QuestionPage } from './question-page.tsx'
import { useQuestionWords } from './question-words.ts'

/** A few questions, one after the other; the way back leads out of all of them. */
export const Round = ({ asked }: { asked: QuestionId }) => {
  const { t } = useTranslation('finder')
  const words = useQuestionWords()
  const navigate = useNavigate()
  const own = useOwnAnswers()
  const [round] = useState(() => roundFrom(asked, own))
  const at = Math.max(0, round.indexOf(asked))
  const following = round[at + 1]
  const goOn = () =>
    void navigate(following ? finderPaths.question(following) : paths.matchFinder(), {
      replace: true,
    })
  const back = { to: paths.matchFinder(), text: t('back') }
  if (isIntimate(asked) && !own.consent) {
    return <IntimateConsent back={back} onNot={() => void navigate(back.to, { replace: true })} />
  }
  return (
    <QuestionPage
      kind={questionOf(asked).kind}
      title={words.ask(asked)}
      back={back}
      steps={{ nth: at + 1, of: round.length }}
    >
      <QuestionForm
        key={asked}
        question={asked}
        submit={following ? t('next') : t('done')}
        onSaved={goOn}
      >
        <Button
          variant="subtle"
          size="lg"
          onClick={() => {
            skip(asked)
            goOn()
          }}
        >
          {t('skip')}
        </Button>
      </QuestionForm>
    </QuestionPage>
  )
}
