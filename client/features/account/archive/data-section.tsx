import { useState } from 'react'
import { fetchArchive } from '#client/parts/account/archive.ts'
import { keepFile } from '#client/platform/api/download.ts'
import { useForm } from '#client/platform/form/form.ts'
import { errorsOf } from '#client/platform/form/schema-errors.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import form from '#client/ui/form.module.css'
import { Notice } from '#client/ui/states.tsx'
import { archiveForm } from '#core/account/archive/contract.ts'
import { CurrentPasswordField } from '../credentials/current-password-field.tsx'
import styles from '../settings/rows.module.css'
import { DownloadIcon } from '../settings/setting-icons.tsx'
import { Row, Section } from '../settings/settings-section.tsx'

const ArchiveForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { values, errorOf, failure, sending, ref, set, submit } = useForm({
    initial: { password: '' },
    check: (typed) => errorsOf(archiveForm, typed),
    send: async ({ password }) => {
      keepFile(await fetchArchive(password))
      onDone()
    },
  })
  return (
    <form ref={ref} className={form.form} onSubmit={submit} noValidate>
      <CurrentPasswordField
        value={values.password}
        error={errorOf('password')}
        onChange={(event) => set('password', event.currentTarget.value)}
      />
      {failure !== null && <Notice tone="bad">{of(failure)}</Notice>}
      <Button type="submit" variant="default" className={styles.action ?? ''} loading={sending}>
        {t('data.download')}
      </Button>
    </form>
  )
}

/** All that the site holds on the member, as one archive. */
export const Data = () => {
  const { t } = useTranslation()
  const [step, setStep] = useState<'told' | 'asked' | 'done'>('told')
  return (
    <Section title={t('data.title')}>
      <Row
        icon={DownloadIcon}
        name={t('data.title')}
        under={<span role="status">{step === 'done' && t('data.done')}</span>}
      >
        {step === 'told' && (
          <Button
            variant="default"
            tall
            aria-label={t('data.startOf')}
            onClick={() => setStep('asked')}
          >
            {t('data.start')}
          </Button>
        )}
      </Row>
      {step === 'asked' && (
        <div className={styles.below}>
          <p className={styles.under}>{t('data.text')}</p>
          <p className={styles.under}>{t('data.care')}</p>
          <ArchiveForm onDone={() => setStep('done')} />
        </div>
      )}
    </Section>
  )
}
