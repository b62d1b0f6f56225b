import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { regionsQuery } from '#client/api/queries.ts'
import { LocateButton } from '#client/ui/locate-button.tsx'
import type { User } from '#core/contract/shapes.ts'
import type { Place } from '#core/site/geolocation/position.ts'
import type { useProfileForm } from './profile-form.ts'

type Props = { form: Pick<ReturnType<typeof useProfileForm>, 'values' | 'wrong' | 'set'> }

export const StoryFields = ({ form: { values, wrong, set } }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      <Textarea
        label={t('profile.about')}
        rows={5}
        value={values.about_me}
        error={wrong('about_me')}
        onChange={(event) => set('about_me', event.currentTarget.value)}
      />
      <TextInput
        label={t('profile.reason')}
        value={values.reason}
        error={wrong('reason')}
        onChange={(event) => set('reason', event.currentTarget.value)}
      />
    </>
  )
}

export const PlaceFields = ({ user, form: { values, wrong, set } }: Props & { user: User }) => {
  const { t } = useTranslation()
  const { regions } = useSuspenseQuery(regionsQuery).data
  const fill = ({ country, region, city }: Place) => {
    if (country !== user.country) return
    set('region', region)
    set('city', city)
  }
  return (
    <>
      <LocateButton onPlace={fill} />
      <NativeSelect
        label={t('signup.region')}
        value={values.region}
        error={wrong('region')}
        onChange={(event) => set('region', event.currentTarget.value)}
        data={[...new Set([values.region, ...(regions[user.country] ?? [])])]}
      />
      <TextInput
        label={t('signup.city')}
        value={values.city}
        error={wrong('city')}
        onChange={(event) => set('city', event.currentTarget.value)}
      />
    </>
  )
}
