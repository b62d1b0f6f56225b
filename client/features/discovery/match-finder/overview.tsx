import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { useAtLeisure } from '#client/ui/leisure.ts'
import { Page } from '#client/ui/page.tsx'
import { Empty } from '#client/ui/states.tsx'
import { questions } from '#core/discovery/match-finder/questions.ts'
import { COMMON_MIN } from '#core/discovery/match-finder/rules.ts'
import { ROUND_LENGTH } from '#core/discovery/match-finder/selectors.ts'
import { loadFit } from '../profile-fit.tsx'
import { finderPaths } from './finder-paths.ts'
import styles from './match-finder.module.css'
import { openIn, sharedIn, useOwnAnswers } from './own-answers.ts'
import { Results } from './results.tsx'

/** Nothing is answered yet: what this is, and the first questions. */
const Begin = ({ to }: { to: string }) => {
  const { t } = useTranslation('finder')
  return (
    <Empty
      title={t('begin.title')}
      text={t('begin.text', { count: COMMON_MIN })}
      place="terrace"
      whole
    >
      <Button component={Link} to={to}>
        {t('begin.go', { count: ROUND_LENGTH })}
      </Button>
    </Empty>
  )
}

/** How far one is, and the way on. */
const Progress = () => {
  const { t } = useTranslation('finder')
  const own = useOwnAnswers()
  const count = own.answers.length
  const open = openIn(own)
  const [next] = open
  return (
    <div className={styles.progress}>
      <label>
        {t('answered', { count, total: questions.length })}
        <progress max={questions.length} value={count} />
      </label>
      <div className={styles.ways}>
        {next ? (
          <Button component={Link} to={finderPaths.question(next)} tall>
            {t('more', { count: Math.min(open.length, ROUND_LENGTH) })}
          </Button>
        ) : (
          <p>{t('allAnswered')}</p>
        )}
        <Button component={Link} to={finderPaths.answers()} variant="default" tall>
          {t('own')}
        </Button>
      </div>
    </div>
  )
}

const Few = ({ missing }: { missing: number }) => {
  const { t } = useTranslation('finder')
  return (
    <Empty title={t('fewTitle')} text={t('fewText', { count: missing })} place="sofa">
      {null}
    </Empty>
  )
}

/** One's own answers in short, and below them who fits. */
export const Overview = ({ only }: { only: 'real' | undefined }) => {
  const { t } = useTranslation('finder')
  useAtLeisure(loadFit)
  const own = useOwnAnswers()
  const [first = 'sunday'] = openIn(own)
  if (own.answers.length === 0) return <Begin to={finderPaths.question(first)} />
  const missing = COMMON_MIN - sharedIn(own.answers)
  return (
    <Page>
      <h1 className={styles.title}>{t('title')}</h1>
      <Progress />
      {missing > 0 ? <Few missing={missing} /> : <Results only={only} />}
    </Page>
  )
}
