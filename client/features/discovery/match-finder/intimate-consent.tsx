import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states.tsx'
import { useIntimateConsent } from './own-answers.ts'
import styles from './question.module.css'
import { QuestionPage } from './question-page.tsx'

type Props = { back: { to: string; text: string }; onNot: () => void }

/** Asked before the first intimate question: yes and no weigh the same. */
export const IntimateConsent = ({ back, onNot }: Props) => {
  const { t } = useTranslation('finder')
  const { of } = useWords()
  const consent = useIntimateConsent()
  return (
    <QuestionPage kind="closeness" title={t('consent.title')} back={back}>
      <div className={styles.form}>
        <p>{t('consent.text')}</p>
        <p className={styles.hint}>{t('consent.end')}</p>
        {consent.isError && <Notice tone="bad">{of(consent.error)}</Notice>}
        <div className={styles.actions} data-equal>
          <Button variant="default" size="lg" onClick={onNot}>
            {t('consent.not')}
          </Button>
          <Button
            variant="default"
            size="lg"
            loading={consent.isPending}
            onClick={() => consent.mutate(true)}
          >
            {t('consent.give')}
          </Button>
        </div>
      </div>
    </QuestionPage>
  )
}
