import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { ForwardIcon } from '#client/ui/icons.tsx'
import { Page } from '#client/ui/page.tsx'
import { Notice } from '#client/ui/states.tsx'
import { TaskHead } from '#client/ui/task-head.tsx'
import { type Question, questions } from '#core/discovery/match-finder/questions.ts'
import { intimateKinds, type Kind, kinds } from '#core/discovery/match-finder/values.ts'
import { finderPaths } from './finder-paths.ts'
import styles from './match-finder.module.css'
import { useIntimateConsent, useOwnAnswers } from './own-answers.ts'
import { useQuestionWords } from './question-words.ts'

const Line = ({ question: { id } }: { question: Question }) => {
  const { t } = useTranslation('finder')
  const words = useQuestionWords()
  const kept = useOwnAnswers().answers.find((one) => one.question === id)
  return (
    <Link to={finderPaths.change(id)} className={styles.line}>
      <span>
        <span className={styles.topic}>
          {words.topic(id)}
          {kept?.private && ` · ${t('privateShort')}`}
        </span>
        <span data-open={!kept}>{kept ? words.answer(id, kept.answer) : t('unanswered')}</span>
      </span>
      <ForwardIcon size={20} />
    </Link>
  )
}

/** Consent to keep what is intimate: when it was given, and its end. */
const Consent = () => {
  const { t } = useTranslation('finder')
  const { date } = useFormat()
  const { of } = useWords()
  const { consent } = useOwnAnswers()
  const change = useIntimateConsent()
  return (
    <div className={styles.consent}>
      <p role="status">
        {consent ? t('consent.given', { date: date(consent.given_at) }) : t('consent.needed')}
      </p>
      <Button
        variant="default"
        tall
        loading={change.isPending}
        onClick={() => change.mutate(consent === null)}
      >
        {consent ? t('consent.withdraw') : t('consent.give')}
      </Button>
      {change.isError && <Notice tone="bad">{of(change.error)}</Notice>}
    </div>
  )
}

const OfKind = ({ kind }: { kind: Kind }) => {
  const { t } = useTranslation('finder')
  const { consent } = useOwnAnswers()
  const isIntimate = intimateKinds.has(kind)
  const isShown = !isIntimate || consent !== null
  return (
    <section aria-labelledby={`finder-${kind}`}>
      <h2 id={`finder-${kind}`}>{t(`kind.${kind}`)}</h2>
      {isIntimate && <Consent />}
      {isShown && (
        <ul className={styles.lines}>
          {questions
            .filter((question) => question.kind === kind)
            .map((question) => (
              <li key={question.id}>
                <Line question={question} />
              </li>
            ))}
        </ul>
      )}
    </section>
  )
}

/** All that one has answered, and not yet: each can be changed. */
export const AnswersList = () => {
  const { t } = useTranslation('finder')
  const { answers } = useOwnAnswers()
  return (
    <Page width="reading">
      <TaskHead title={t('own')} to={paths.matchFinder()} back={t('back')}>
        {t('place', { nth: answers.length, of: questions.length })}
      </TaskHead>
      {kinds.map((kind) => (
        <OfKind key={kind} kind={kind} />
      ))}
    </Page>
  )
}
