import { useSuspenseQuery } from '@tanstack/react-query'
import { TownField } from '#client/parts/site/town-field.tsx'
import { useSettings } from '#client/platform/api/hooks.ts'
import { regionsQuery } from '#client/platform/api/region-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { SelectField } from '#client/ui/field.tsx'
import type { FictionalForm } from '#core/fiction/contract.ts'
import { fictionCountry } from '#core/fiction/rules.ts'

type Place = Pick<FictionalForm, 'region' | 'city'>
type Props = {
  place: Place
  errorOf: (name: keyof Place) => string | undefined
  onChange: (change: Partial<Place>) => void
}

/** Where a fictional profile lives, chosen as members choose it: in the first country of the site. */
export const PlaceFields = ({ place: { region, city }, errorOf, onChange }: Props) => {
  const { t } = useTranslation('desk')
  const { t: say } = useTranslation()
  const { countries } = useSettings()
  const { regions } = useSuspenseQuery(regionsQuery).data
  const country = fictionCountry(countries)
  const names = regions[country] ?? []
  const isKnown = region === '' || names.includes(region)
  return (
    <>
      <TownField
        label={t('fictional.city')}
        country={country}
        value={city}
        error={errorOf('city')}
        onType={(typed) => onChange({ city: typed })}
        onChoose={(chosen) =>
          onChange({
            city: chosen.city,
            region: names.includes(chosen.region) ? chosen.region : '',
          })
        }
      />
      <SelectField
        label={t('fictional.region')}
        value={region}
        error={errorOf('region')}
        onChange={(event) => onChange({ region: event.currentTarget.value })}
      >
        <option value="">{say('own.choose')}</option>
        {[...(isKnown ? [] : [region]), ...names].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
    </>
  )
}
