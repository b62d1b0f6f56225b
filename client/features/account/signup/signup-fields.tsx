import { useId } from 'react'
import { useSettings, useShown } from '#client/platform/api/hooks.ts'
import type { Form } from '#client/platform/form/form.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Choice } from '#client/ui/choice.tsx'
import { TextField } from '#client/ui/field.tsx'
import styles from '#client/ui/form.module.css'
import { PasswordField } from '#client/ui/password-field.tsx'
import { PASSWORD_LENGTH_MIN } from '#core/account/rules.ts'
import { genders } from '#core/discovery/genders.ts'
import { BirthFields } from '../profile/birth-fields.tsx'
import type { SignupValues } from './signup-form.ts'
import look from './signup-steps.module.css'

type Fields = Pick<Form<SignupValues>, 'values' | 'set'> & {
  errorOf: (name: keyof SignupValues | 'date_of_birth') => string | undefined
}
type Props = { form: Fields }

const LogInFields = ({ form: { values, errorOf, set } }: Props) => {
  const { t } = useTranslation()
  return (
    <div className={look.pair}>
      <TextField
        label={t('form.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        value={values.email}
        error={errorOf('email')}
        data-field="email"
        onChange={(event) => set('email', event.currentTarget.value)}
      />
      <PasswordField
        label={t('form.password')}
        description={t('form.passwordHint', { min: PASSWORD_LENGTH_MIN })}
        autoComplete="new-password"
        value={values.password}
        error={errorOf('password')}
        onChange={(event) => set('password', event.currentTarget.value)}
      />
    </div>
  )
}

/** Who one looks for tells of one's orientation: the site keeps it with a consent of its own. */
const Consent = ({ form: { values, errorOf, set } }: Props) => {
  const { t } = useTranslation()
  const { name } = useSettings()
  const hintId = useId()
  const errorId = useId()
  const error = errorOf('consent')
  return (
    <div>
      <label className={styles.agree}>
        <input
          type="checkbox"
          checked={values.consent}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${hintId} ${errorId}` : hintId}
          onChange={({ currentTarget }) => set('consent', currentTarget.checked)}
        />
        {t('signup.consent', { name })}
      </label>
      <p id={hintId} className={styles.hint}>
        {t('signup.consentHint')}
      </p>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** One sentence with two words to choose. */
const WhoFields = ({ form: { values, errorOf, set } }: Props) => {
  const { t } = useTranslation()
  return (
    <div className={look.who}>
      <Choice
        shape="words"
        legend={t('signup.gender')}
        before={t('signup.am')}
        or={t('signup.or')}
        name="gender"
        options={genders.map((value) => ({ value, text: t(`gender.${value}`) }))}
        value={values.gender}
        error={errorOf('gender')}
        onChange={(value) => set('gender', value)}
      />
      <Choice
        shape="words"
        legend={t('signup.seeks')}
        before={t('signup.and')}
        or={t('signup.or')}
        name="seeks"
        options={genders.map((value) => ({ value, text: t(`seeks.${value}`) }))}
        value={values.seeks}
        error={errorOf('seeks')}
        onChange={(value) => set('seeks', value)}
      />
    </div>
  )
}

/** All that step 0 asks (product spec, section 3). `to`: the name of the member one came for. */
export const SignupFields = ({ form, to }: Props & { to: string | null }) => {
  const { t } = useTranslation()
  const { values, errorOf, set } = form
  const reasonHint = useShown()('reason') && t('signup.reasonHint')
  return (
    <>
      <WhoFields form={form} />
      <TextField
        label={t('signup.name')}
        description={t('signup.nameHint')}
        autoComplete="nickname"
        value={values.name}
        error={errorOf('name')}
        data-field="name"
        onChange={(event) => set('name', event.currentTarget.value)}
      />
      <BirthFields values={values} error={errorOf('date_of_birth')} onChange={set} />
      <LogInFields form={form} />
      <TextField
        label={to === null ? t('signup.reason') : t('signupSteps.message', { name: to })}
        description={to === null ? reasonHint : t('signupSteps.messageHint')}
        autoComplete="off"
        value={values.signup_message}
        error={errorOf('signup_message')}
        onChange={(event) => set('signup_message', event.currentTarget.value)}
      />
      <Consent form={form} />
    </>
  )
}
