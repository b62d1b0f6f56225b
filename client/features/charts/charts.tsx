import { queryClient } from '#client/platform/api/client.ts'
import { settingsQuery } from '#client/platform/api/queries.ts'
import { loadTexts } from '#client/platform/i18n/i18n.ts'
import { charts as texts } from '#client/platform/i18n/page-texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { SelectField } from '#client/ui/field.tsx'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { chartNamed, charts } from '#core/charts/registry.ts'
import styles from './charts.module.css'
import { ChartWalk } from './walk.tsx'
import { useChartWords } from './words.ts'

const NOT_FOUND = 404

/** Only a demo has this page. */
export const loader = async () => {
  const { demo } = await queryClient.ensureQueryData(settingsQuery)
  if (!demo) throw new Response(null, { status: NOT_FOUND })
  await loadTexts(texts, 'charts')
  return null
}

/** The charts that the product runs, for people to read and to walk. */
export const Component = () => {
  const { i18n } = useTranslation()
  const { t, of } = useChartWords()
  const [search, setSearch] = useSearchParams()
  const chart = chartNamed(search.get('lifecycle') ?? '') ?? charts[0]
  if (!chart) return null
  const { name, owner } = chart.lifecycle
  return (
    <Page>
      <div className={layout.tight}>
        <h1>{t('title')}</h1>
        <p className={layout.dimmed}>{t('lead')}</p>
      </div>
      <SelectField
        className={styles.pick}
        label={t('pick')}
        value={name}
        onChange={({ currentTarget }) => setSearch({ lifecycle: currentTarget.value })}
      >
        {charts.map(({ lifecycle, title }) => (
          <option key={lifecycle.name} value={lifecycle.name}>
            {of(title)}
          </option>
        ))}
      </SelectField>
      <p>
        {of(chart.about)} <span className={layout.dimmed}>{t(`owner.${owner}`)}</span>
      </p>
      <ChartWalk key={`${name} ${i18n.language}`} chart={chart} />
    </Page>
  )
}
