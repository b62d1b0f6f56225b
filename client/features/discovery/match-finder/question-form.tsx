import { type ReactNode, useId } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { Choice } from '#client/ui/choice.tsx'
import { icon } from '#client/ui/icons.tsx'
import { Notice } from '#client/ui/states.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { type QuestionId, questionOf } from '#core/discovery/match-finder/questions.ts'
import { type Weight, weights } from '#core/discovery/match-finder/values.ts'
import { AnswerRows } from './answer-rows.tsx'
import { useDraft } from './draft.ts'
import { useOwnAnswers, useSaveAnswer } from './own-answers.ts'
import styles from './question.module.css'

const LockIcon = icon(
  <>
    <rect x="5" y="10.5" width="14" height="9.500" rx="2" />
    <path d="M8 10.500V8a4 4 0 0 1 8 0v2.500" />
  </>,
)

type Draft = ReturnType<typeof useDraft>

/** How much it matters what another says; nothing, where anything pleases. */
const HowMuch = ({ draft, isAny, isNone, set }: Draft) => {
  const { t } = useTranslation('finder')
  const id = useId()
  return (
    <div className={styles.weight}>
      <p aria-hidden="true">{t('howMuch')}</p>
      <Choice
        legend={t('howMuch')}
        name={`${id}-weight`}
        shape="segments"
        options={weights.map((value) => ({ value: `${value}`, text: t(`weight.${value}`) }))}
        value={isAny || isNone ? '0' : `${draft.weight}`}
        onChange={(value) => set({ weight: Number(value) as Weight })}
      />
      <p role="status" className={styles.hint}>
        {isAny && t('anyIsFine')}
        {isNone && t('noneIsFine')}
      </p>
    </div>
  )
}

const Private = ({ draft, set }: Draft) => {
  const { t } = useTranslation('finder')
  const id = useId()
  return (
    <label className={styles.private} htmlFor={id}>
      <LockIcon size={20} />
      <span>{t('private')}</span>
      <Switch
        id={id}
        role="switch"
        checked={draft.isPrivate}
        onSwitch={(on) => set({ isPrivate: on })}
      />
    </label>
  )
}

type Props = {
  question: QuestionId
  submit: string
  onSaved: () => void
  /** What else one can do. */
  children: ReactNode
}

/** A question with one's answer, what another may say, how much that matters, and whether it is told. */
export const QuestionForm = ({ question: id, submit, onSaved, children }: Props) => {
  const { of } = useWords()
  const question = questionOf(id)
  const kept = useOwnAnswers().answers.find((one) => one.question === id)
  const draft = useDraft(question, kept)
  const { choose, accept, toSend } = draft
  const save = useSaveAnswer()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (toSend && !save.isPending) save.mutate(toSend, { onSuccess: onSaved })
      }}
    >
      <AnswerRows question={question} draft={draft.draft} onChoose={choose} onAccept={accept} />
      <HowMuch {...draft} />
      <Private {...draft} />
      {save.isError && <Notice tone="bad">{of(save.error)}</Notice>}
      <div className={styles.actions}>
        {children}
        <Button type="submit" size="lg" disabled={toSend === null} loading={save.isPending}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
