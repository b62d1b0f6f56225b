import { useShown } from '#client/platform/api/hooks.ts'
import type { Form } from '#client/platform/form/form.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { SelectField } from '#client/ui/field.tsx'
import type { ProfileForm } from '#core/account/contract.ts'
import {
  bodyTypes,
  eyeColors,
  hairColors,
  relationshipStatuses,
  sexualities,
} from '#core/discovery/values.ts'
import styles from './own-profile.module.css'

type Props = Pick<Form<ProfileForm>, 'values' | 'set'>
type PickProps<V extends string> = {
  label: string
  hint?: string
  options: readonly { value: V; text: string }[]
  value: V | null
  onChange: (value: V | null) => void
}

/** One of a list, or nothing said. */
const Pick = <V extends string>({ label, hint, options, value, onChange }: PickProps<V>) => {
  const { t } = useTranslation()
  return (
    <SelectField
      label={label}
      description={hint}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(options.find((option) => option.value === currentTarget.value)?.value ?? null)
      }
    >
      <option value="">{t('profile.unsaid')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </SelectField>
  )
}

/** Each look with its words, in the order of the form. */
const useLooks = () => {
  const { t } = useTranslation()
  const hair = hairColors.map((value) => ({ value, text: t(`hair_color.${value}`) }))
  const eyes = eyeColors.map((value) => ({ value, text: t(`eye_color.${value}`) }))
  const bodies = bodyTypes.map((value) => ({ value, text: t(`body_type.${value}`) }))
  const together = relationshipStatuses.map((value) => {
    return { value, text: t(`relationship_status.${value}`) }
  })
  return [
    { look: 'hair_color', options: hair },
    { look: 'eye_color', options: eyes },
    { look: 'body_type', options: bodies },
    { look: 'relationship_status', options: together },
  ] as const
}

/** Asked of who agrees that it is kept; it tells everybody who sees the profile. */
const SexualityField = ({ values, set }: Props) => {
  const { t } = useTranslation()
  const shown = useShown()
  if (values.sexuality === undefined || !shown('sexuality')) return null
  return (
    <Pick
      label={t('profile.sexuality')}
      hint={t('own.sexualityHint')}
      options={sexualities.map((value) => ({ value, text: t(`sexuality.${value}`) }))}
      value={values.sexuality}
      onChange={(value) => set('sexuality', value)}
    />
  )
}

export const AppearanceFields = ({ values, set }: Props) => {
  const { t } = useTranslation()
  const shown = useShown()
  const yesNo = [
    { value: 'yes', text: t('profile.yes') },
    { value: 'no', text: t('profile.no') },
  ] as const
  const tattoos = values.tattoos ? 'yes' : 'no'
  const looks = useLooks().filter(({ look }) => shown(look))
  return (
    <div id="own-looks" className={styles.looks}>
      {looks.map(({ look, options }) => (
        <Pick
          key={look}
          label={t(`profile.${look}`)}
          options={options}
          value={values[look]}
          onChange={(value) => set(look, value)}
        />
      ))}
      <SexualityField values={values} set={set} />
      {shown('tattoos') && (
        <Pick
          label={t('profile.tattoos')}
          options={yesNo}
          value={values.tattoos === null ? null : tattoos}
          onChange={(value) => set('tattoos', value === null ? null : value === 'yes')}
        />
      )}
    </div>
  )
}
