import { useId } from 'react'
import type { Form } from '#client/platform/form/form.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { EmailField } from '#client/ui/email-field.tsx'
import { SelectField, TextArea, TextField } from '#client/ui/field.tsx'
import form from '#client/ui/form.module.css'
import { Notice } from '#client/ui/states.tsx'
import { type Complaint, neededFor, noticeReasons } from '#core/moderation/notices/contract.ts'
import { REPORT_WORDS_MAX } from '#core/moderation/rules.ts'
import type { ReportReason } from '#core/moderation/values.ts'

/** Where images of children are reported in the Netherlands, without a name too. */
const HOTLINE = 'https://offlimits.nl'

type Fields = { form: Form<Complaint> }

/** What it is, of something on the site. */
export const ReasonField = ({ form: { values, errorOf, set } }: Fields) => {
  const { t } = useTranslation('complaints')
  return (
    <>
      <SelectField
        label={t('reason')}
        value={values.reason ?? ''}
        error={errorOf('reason')}
        onChange={({ currentTarget: { value } }) =>
          set('reason', value === '' ? null : (value as ReportReason))
        }
      >
        <option value="">{t('choose')}</option>
        {noticeReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
      {values.reason === 'child_abuse' && (
        <Notice>
          <p>{t('child')}</p>
          <a href={HOTLINE} rel="noreferrer">
            {t('childPlace')}
          </a>
        </Notice>
      )}
    </>
  )
}

/** Where it is, and what somebody has to say of it. */
export const SaidFields = ({ form: { values, errorOf, set } }: Fields) => {
  const { t } = useTranslation('complaints')
  const { about } = values
  return (
    <>
      {about !== 'service' && (
        <TextField
          label={t(about === 'content' ? 'place' : 'placePayment')}
          description={about === 'content' ? t('placeHint') : undefined}
          autoComplete="off"
          value={values.place}
          error={errorOf('place')}
          onChange={({ currentTarget }) => set('place', currentTarget.value)}
        />
      )}
      <TextArea
        label={t(`words.${about}`)}
        description={t('wordsHint')}
        rows={4}
        maxLength={REPORT_WORDS_MAX}
        value={values.words}
        error={errorOf('words')}
        onChange={({ currentTarget }) => set('words', currentTarget.value)}
      />
    </>
  )
}

/** Who says so: nobody has to where it concerns children. */
export const WhoFields = ({ form: { values, errorOf, set } }: Fields) => {
  const { t } = useTranslation('complaints')
  const needed = neededFor(values)
  return (
    <>
      {values.about === 'content' && (
        <TextField
          label={t(needed.name ? 'name' : 'nameFree')}
          description={t('nameHint')}
          autoComplete="name"
          value={values.name}
          error={errorOf('name')}
          onChange={({ currentTarget }) => set('name', currentTarget.value)}
        />
      )}
      <EmailField
        label={t(needed.mail ? 'mail' : 'mailFree')}
        description={t('mailHint')}
        autoComplete="email"
        value={values.mail}
        error={errorOf('mail')}
        onType={(mail) => set('mail', mail)}
      />
    </>
  )
}

export const GoodFaith = ({ form: { values, errorOf, set } }: Fields) => {
  const { t } = useTranslation('complaints')
  const errorId = useId()
  const error = errorOf('good_faith')
  return (
    <div>
      <label className={form.agree}>
        <input
          type="checkbox"
          checked={values.good_faith}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          onChange={({ currentTarget }) => set('good_faith', currentTarget.checked)}
        />
        {t('goodFaith')}
      </label>
      {error && (
        <p id={errorId} className={form.error}>
          {error}
        </p>
      )}
    </div>
  )
}
