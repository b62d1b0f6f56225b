import { useSuspenseQuery } from '@tanstack/react-query'
import { LocateButton } from '#client/parts/site/locate-button.tsx'
import { TownField } from '#client/parts/site/town-field.tsx'
import { useShown } from '#client/platform/api/hooks.ts'
import { regionsQuery } from '#client/platform/api/region-query.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { SelectField, TextField } from '#client/ui/field.tsx'
import type { User } from '#core/contract/shapes.ts'
import type { Place } from '#core/site/geolocation/position.ts'
import { AboutField } from './about-field.tsx'
import type { useProfileForm } from './profile-form.ts'

type Props = { form: Pick<ReturnType<typeof useProfileForm>, 'values' | 'errorOf' | 'set'> }

export const StoryFields = ({ form: { values, errorOf, set } }: Props) => {
  const { t } = useTranslation()
  const shown = useShown()
  return (
    <>
      {shown('about_me') && (
        <AboutField
          value={values.about_me}
          error={errorOf('about_me')}
          onChange={(text) => set('about_me', text)}
        />
      )}
      {shown('reason') && (
        <TextField
          id="own-reason"
          label={t('profile.reason')}
          value={values.reason}
          error={errorOf('reason')}
          onChange={(event) => set('reason', event.currentTarget.value)}
        />
      )}
    </>
  )
}

export const PlaceFields = ({ user, form: { values, errorOf, set } }: Props & { user: User }) => {
  const { t } = useTranslation()
  const { regions } = useSuspenseQuery(regionsQuery).data
  const { country: nameOf } = useFormat()
  const country = values.country ?? user.country
  const names = regions[country] ?? []
  const isKnown = values.region === '' || names.includes(values.region)
  const fill = (place: Place) => {
    if (!(place.country in regions)) return
    set('country', place.country)
    set('region', regions[place.country]?.includes(place.region) ? place.region : '')
    set('city', place.city)
  }
  const move = (to: string) => {
    set('country', to)
    set('region', '')
  }
  return (
    <>
      <LocateButton onPlace={fill} />
      {Object.keys(regions).length > 1 && (
        <SelectField
          label={t('place.country')}
          autoComplete="country"
          value={country}
          error={errorOf('country')}
          onChange={(event) => move(event.currentTarget.value)}
        >
          {Object.keys(regions).map((code) => (
            <option key={code} value={code}>
              {nameOf(code)}
            </option>
          ))}
        </SelectField>
      )}
      <div id="own-city">
        <TownField
          country={country}
          value={values.city}
          error={errorOf('city')}
          onType={(city) => set('city', city)}
          onChoose={fill}
        />
      </div>
      <SelectField
        label={t('place.region')}
        autoComplete="address-level1"
        value={values.region}
        error={errorOf('region')}
        onChange={(event) => set('region', event.currentTarget.value)}
      >
        <option value="">{t('own.choose')}</option>
        {[...(isKnown ? [] : [values.region]), ...names].map((region) => (
          <option key={region}>{region}</option>
        ))}
      </SelectField>
    </>
  )
}
