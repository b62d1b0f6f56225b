import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { Question } from '#core/discovery/match-finder/questions.ts'
import type { Draft } from './draft.ts'
import styles from './question.module.css'
import { useQuestionWords } from './question-words.ts'

type Props = {
  question: Question
  draft: Draft
  onChoose: (answer: string) => void
  onAccept: (answer: string, on: boolean) => void
}

/** Each answer on a line: whether it is one's own, and whether another may say so. */
export const AnswerRows = ({ question: { id, answers }, draft, onChoose, onAccept }: Props) => {
  const { t } = useTranslation('finder')
  const words = useQuestionWords()
  return (
    <fieldset className={styles.answers}>
      <legend className="visually-hidden">{words.ask(id)}</legend>
      <div className={styles.columns} aria-hidden="true">
        <span>{t('you')}</span>
        <span>{t('other')}</span>
      </div>
      {answers.map((answer) => {
        const said = words.answer(id, answer)
        return (
          <div key={answer} className={styles.row}>
            <label className={styles.own}>
              <input
                type="radio"
                name={id}
                checked={draft.answer === answer}
                onChange={() => onChoose(answer)}
              />
              {said}
            </label>
            <label className={styles.may}>
              <input
                type="checkbox"
                aria-label={t('otherMay', { answer: said })}
                checked={draft.accepts.includes(answer)}
                onChange={({ currentTarget }) => onAccept(answer, currentTarget.checked)}
              />
            </label>
          </div>
        )
      })}
    </fieldset>
  )
}
