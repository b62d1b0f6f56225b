import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useShown } from '#client/api/hooks.ts'
import type { Form } from '#client/ui/form.ts'
import type { ProfileForm } from '#core/contract/account.ts'
import {
  bodyTypes,
  eyeColors,
  hairColors,
  relationshipStatuses,
} from '#core/discovery/vocabularies.ts'
import styles from './own-profile.module.css'

type Props = Pick<Form<ProfileForm>, 'values' | 'set'>
type PickProps<V extends string> = {
  label: string
  options: readonly { value: V; text: string }[]
  value: V | null
  onChange: (value: V | null) => void
}

/** One of a list, or nothing said. */
const Pick = <V extends string>({ label, options, value, onChange }: PickProps<V>) => {
  const { t } = useTranslation()
  return (
    <NativeSelect
      label={label}
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
    </NativeSelect>
  )
}

export const LookFields = ({ values, set }: Props) => {
  const { t } = useTranslation()
  const yesNo = [
    { value: 'yes', text: t('profile.yes') },
    { value: 'no', text: t('profile.no') },
  ] as const
  const tattoos = values.tattoos ? 'yes' : 'no'
  const shown = useShown()
  return (
    <div className={styles.looks}>
      {shown('hair_color') && (
        <Pick
          label={t('profile.hair_color')}
          options={hairColors.map((value) => ({ value, text: t(`hair_color.${value}`) }))}
          value={values.hair_color}
          onChange={(value) => set('hair_color', value)}
        />
      )}
      {shown('eye_color') && (
        <Pick
          label={t('profile.eye_color')}
          options={eyeColors.map((value) => ({ value, text: t(`eye_color.${value}`) }))}
          value={values.eye_color}
          onChange={(value) => set('eye_color', value)}
        />
      )}
      {shown('body_type') && (
        <Pick
          label={t('profile.body_type')}
          options={bodyTypes.map((value) => ({ value, text: t(`body_type.${value}`) }))}
          value={values.body_type}
          onChange={(value) => set('body_type', value)}
        />
      )}
      {shown('relationship_status') && (
        <Pick
          label={t('profile.relationship_status')}
          options={relationshipStatuses.map((value) => ({
            value,
            text: t(`relationship_status.${value}`),
          }))}
          value={values.relationship_status}
          onChange={(value) => set('relationship_status', value)}
        />
      )}
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
