import { type Ref, useEffect, useRef } from 'react'
import { useChartWords } from '#client/parts/charts/words.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { settingsQuery } from '#client/platform/api/site-queries.ts'
import { loadTexts } from '#client/platform/i18n/i18n.ts'
import { charts as texts } from '#client/platform/i18n/page-texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { SelectField } from '#client/ui/field.tsx'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import type { Chart } from '#core/charts/chart.ts'
import { chartNamed, charts } from '#core/charts/registry.ts'
import styles from './charts.module.css'
import { Tile } from './tile.tsx'
import tiles from './tiles.module.css'
import { ChartWalk } from './walk.tsx'

const NOT_FOUND = 404

/** Only a demo has this page. */
export const loader = async () => {
  const { demo } = await queryClient.ensureQueryData(settingsQuery)
  if (!demo) throw new Response(null, { status: NOT_FOUND })
  await loadTexts(texts, 'charts')
  return null
}

type Title = { title: Ref<HTMLHeadingElement> }

const Overview = ({ title }: Title) => {
  const { t } = useChartWords()
  return (
    <Page>
      <div className={layout.tight}>
        <h1 ref={title} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className={layout.dimmed}>{t('lead')}</p>
      </div>
      <ul className={tiles.tiles}>
        {charts.map((chart) => (
          <li key={chart.lifecycle.name}>
            <Tile chart={chart} to={paths.charts(chart.lifecycle.name)} />
          </li>
        ))}
      </ul>
    </Page>
  )
}

const OneChart = ({ chart, title }: Title & { chart: Chart }) => {
  const { i18n } = useTranslation()
  const { t, of } = useChartWords()
  const [, setSearch] = useSearchParams()
  const { name, owner } = chart.lifecycle
  return (
    <Page>
      <div className={layout.tight}>
        <Link to={paths.charts()} className={styles.back}>
          {t('all')}
        </Link>
        <h1 ref={title} tabIndex={-1}>
          {of(chart.title)}
        </h1>
        <p>
          {of(chart.about)} <span className={layout.dimmed}>{t(`owner.${owner}`)}</span>
        </p>
      </div>
      <SelectField
        className={styles.pick}
        label={t('pick')}
        value={name}
        onChange={({ currentTarget }) => setSearch({ lifecycle: currentTarget.value })}
      >
        {charts.map((one) => (
          <option key={one.lifecycle.name} value={one.lifecycle.name}>
            {of(one.title)}
          </option>
        ))}
      </SelectField>
      <ChartWalk key={`${name} ${i18n.language}`} chart={chart} />
    </Page>
  )
}

/** The charts that the product runs, for people to choose, to read and to walk. */
export const Component = () => {
  const [search] = useSearchParams()
  const name = search.get('lifecycle')
  const chart = name === null ? null : (chartNamed(name) ?? charts[0])
  const title = useRef<HTMLHeadingElement>(null)
  const isOverview = !chart
  const before = useRef(isOverview)
  useEffect(() => {
    if (before.current !== isOverview) title.current?.focus({ preventScroll: true })
    before.current = isOverview
  }, [isOverview])
  return chart ? <OneChart chart={chart} title={title} /> : <Overview title={title} />
}
