import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { Button } from '#client/ui/button.tsx'
import { BackIcon, CheckIcon, SparkIcon } from '#client/ui/icons.tsx'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import type { MandatePaperView } from '#core/payment/direct-debit/contract.ts'
import styles from '../receipt/receipt.module.css'
import own from './mandate-paper.module.css'

const paperQuery = (id: string) =>
  queryOptions({
    queryKey: ['mandate', id],
    queryFn: ({ signal }) => call('GET /api/mandate-paper.php', { query: { id }, signal }),
  })

export const loader = async ({ params: { id = '' } }: LoaderArgs) => {
  await queryClient.ensureQueryData(paperQuery(id))
  return null
}

/** The mandate itself: all that is printed. */
const Paper = ({ mandate }: { mandate: MandatePaperView }) => {
  const { t } = useTranslation()
  const { date, country } = useFormat()
  const { name } = useSettings()
  const { creditor, creditor_address, creditor_country, holder, address, place } = mandate
  const facts: [string, string][] = [
    [t('mandatePaper.reference'), mandate.reference],
    [t('mandatePaper.creditorId'), mandate.creditor_id],
    [t('mandatePaper.holder'), holder],
    [t('mandatePaper.address'), address.join(', ')],
    [t('mandatePaper.account'), t('mandatePaper.ending', { end: mandate.iban_end })],
    [t('mandatePaper.at'), t('mandatePaper.placed', { place, date: date(mandate.signed_at) })],
    [t('mandatePaper.version'), mandate.version],
  ]
  return (
    <article className={styles.paper}>
      <div className={styles.head}>
        <p className={styles.brand}>
          <SparkIcon filled size={20} />
          {name}
        </p>
        <h1>{t('mandatePaper.title')}</h1>
      </div>
      <div>
        <p className={own.holder}>{holder}</p>
        <p className={styles.method}>
          <CheckIcon size={18} />
          {t('mandatePaper.signed')}
        </p>
      </div>
      <p className={own.text} lang={mandate.language}>
        {mandate.text}
      </p>
      <dl className={styles.facts}>
        {facts.map(([fact, value]) => (
          <div key={fact} className={styles.fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <address className={styles.seller}>
        <strong>{creditor}</strong>
        {[...creditor_address, country(creditor_country)].map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
    </article>
  )
}

/** A signed mandate as a paper to keep, also when it is over (DDB-04). */
export const Component = () => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const mandate = useSuspenseQuery(paperQuery(id)).data
  return (
    <Page width="reading">
      <div className={styles.dusk} aria-hidden="true" />
      <Link to={paths.settings()} className={styles.back}>
        <BackIcon />
        {t('mandatePaper.back')}
      </Link>
      <Paper mandate={mandate} />
      <div className={`${layout.row} ${styles.controls}`}>
        <Button onClick={() => window.print()}>{t('mandatePaper.print')}</Button>
      </div>
    </Page>
  )
}
