import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '#client/platform/api/call.ts'
import { Refused } from '#client/platform/api/call-errors.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { newId } from '#client/platform/api/ids.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/states.tsx'
import { bodyTypes, eyeColors, hairColors } from '#core/discovery/values.ts'
import type { FictionalForm } from '#core/fiction/contract.ts'
import { answerers } from '#core/fiction/values.ts'
import { PlaceFields } from './place-fields.tsx'
import styles from './profiles.module.css'
import { profilesQuery } from './queries.ts'

export const emptyForm = (): FictionalForm => ({
  id: newId(),
  name: '',
  date_of_birth: '1990-01-01',
  gender: 'female',
  seeks: 'male',
  region: '',
  city: '',
  about_me: '',
  reason: '',
  hair_color: null,
  eye_color: null,
  body_type: null,
  interests: [],
  answers: 'staff',
  purpose: '',
  story: '',
})

type Option = { value: string; text: string }
type Field = keyof FictionalForm

/** What its fields have in common: their value, what is wrong with it, and how it changes. */
const useFields = (first: FictionalForm, fields: object | undefined, onChanged: () => void) => {
  const { field } = useWords()
  const { min_age } = useSettings()
  const [form, setForm] = useState(first)
  const faults = (fields ?? {}) as Partial<Record<Field, Parameters<typeof field>[0]>>
  const set = (change: Partial<FictionalForm>) => {
    setForm((was) => ({ ...was, ...change }))
    onChanged()
  }
  const errorOf = (name: Field) => {
    const fault = faults[name]
    return fault && field(fault, min_age)
  }
  const of = (name: Field) => ({
    value: String(form[name] ?? ''),
    error: errorOf(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      set({ [name]: value || (isLook(name) ? null : '') }),
  })
  return { form, of, errorOf, set }
}

const isLook = (name: Field) => ['hair_color', 'eye_color', 'body_type'].includes(name)

const Pick = ({ label, options, ...field }: { label: string; options: Option[] } & object) => (
  <SelectField label={label} {...field}>
    {options.map(({ value, text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </SelectField>
)

const useOptions = () => {
  const { t } = useTranslation('desk')
  const { t: say } = useTranslation()
  const { demo } = useSettings()
  const unsaid = { value: '', text: t('fictional.unsaid') }
  return {
    gender: [
      { value: 'female', text: t('fictional.female') },
      { value: 'male', text: t('fictional.male') },
    ],
    seeks: [
      { value: 'male', text: t('fictional.men') },
      { value: 'female', text: t('fictional.women') },
    ],
    hair: [unsaid, ...hairColors.map((value) => ({ value, text: say(`hair_color.${value}`) }))],
    eyes: [unsaid, ...eyeColors.map((value) => ({ value, text: say(`eye_color.${value}`) }))],
    body: [unsaid, ...bodyTypes.map((value) => ({ value, text: say(`body_type.${value}`) }))],
    answers: answerers
      .filter((value) => value === 'staff' || demo)
      .map((value) => ({ value, text: t(`fictional.answerer.${value}`) })),
  }
}

/** Made or changed, then the list is asked anew. */
const useSave = (isNew: boolean, onDone: () => void) =>
  useMutation({
    mutationFn: (body: FictionalForm) =>
      isNew ? call('POST /api/fictional.php', { body }) : call('PUT /api/fictional.php', { body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: profilesQuery.queryKey })
      onDone()
    },
  })

type Props = { first: FictionalForm; isNew: boolean; onDone: () => void; onEnd?: () => void }

/** A fictional profile as it is written: what members see, and what is for its writers alone. */
export const ProfileForm = ({ first, isNew, onDone, onEnd }: Props) => {
  const { t } = useTranslation('desk')
  const { of: words } = useWords()
  const save = useSave(isNew, onDone)
  const wrong = save.error instanceof Refused ? save.error.refusal.fields : undefined
  const { form, of, errorOf, set } = useFields(first, wrong, () => save.isError && save.reset())
  const options = useOptions()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(form)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2>{isNew ? t('fictional.make') : t('fictional.change', { name: first.name })}</h2>
      <p className={styles.small}>{t('fictional.label')}</p>
      <div className={styles.fields}>
        <TextField label={t('fictional.name')} autoFocus {...of('name')} />
        <TextField label={t('fictional.born')} {...of('date_of_birth')} type="date" />
        <Pick label={t('fictional.gender')} options={options.gender} {...of('gender')} />
        <Pick label={t('fictional.seeks')} options={options.seeks} {...of('seeks')} />
        <PlaceFields place={form} errorOf={errorOf} onChange={set} />
        <Pick label={t('fictional.hair')} options={options.hair} {...of('hair_color')} />
        <Pick label={t('fictional.eyes')} options={options.eyes} {...of('eye_color')} />
        <Pick label={t('fictional.body')} options={options.body} {...of('body_type')} />
        <Pick label={t('fictional.who')} options={options.answers} {...of('answers')} />
      </div>
      <TextArea label={t('fictional.aboutMe')} rows={3} {...of('about_me')} />
      <TextField label={t('fictional.reason')} {...of('reason')} />
      <TextArea
        label={t('fictional.story')}
        description={t('fictional.storyText')}
        rows={4}
        {...of('story')}
      />
      <TextField
        label={t('fictional.purpose')}
        description={t('fictional.purposeText')}
        {...of('purpose')}
      />
      {save.error && !wrong && <Notice tone="bad">{words(save.error)}</Notice>}
      <div className={styles.acts}>
        {onEnd && (
          <Button variant="quiet" onClick={onEnd}>
            {t('fictional.end')}
          </Button>
        )}
        <Button variant="default" onClick={onDone}>
          {t('fictional.cancel')}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {t('fictional.save')}
        </Button>
      </div>
    </form>
  )
}
