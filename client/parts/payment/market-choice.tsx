import { useMutation } from '@tanstack/react-query'
import { askDiscountsAnew } from '#client/parts/payment/discount.ts'
import { keepCountry } from '#client/parts/site/source.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { pricingQuery } from '#client/platform/api/list-queries.ts'
import { creditsQuery, spendingLimitQuery } from '#client/platform/api/payment-queries.ts'
import { settingsQuery } from '#client/platform/api/site-queries.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { SelectField } from '#client/ui/field.tsx'
import styles from './market-choice.module.css'

/** A member's choice is kept with the account, and by this device like a visitor's (PAY-10). */
const choose = async (payment_country: string, isMember: boolean) => {
  if (isMember) {
    const { user } = await call('PUT /api/user.php?market=1', { body: { payment_country } })
    queryClient.setQueryData(userQuery.queryKey, user)
  }
  keepCountry(payment_country)
  const priced = [settingsQuery, creditsQuery, pricingQuery, spendingLimitQuery]
  const fetches = priced.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey }))
  await Promise.all([...fetches, askDiscountsAnew()])
}

/** The country that one buys in, and so the money; an order that was made keeps its price. */
export const MarketChoice = ({ country }: { country: string }) => {
  const { t } = useTranslation()
  const { country: nameOf } = useFormat()
  const { of } = useWords()
  const user = useUser()
  const { countries } = useSettings()
  const change = useMutation({ mutationFn: (to: string) => choose(to, user !== null) })
  if (countries.length < 2) return null
  return (
    <SelectField
      className={styles.market}
      label={t('market.label')}
      description={user ? t('market.note') : undefined}
      value={change.isPending ? change.variables : country}
      disabled={change.isPending}
      error={change.isError && of(change.error)}
      onChange={(event) => change.mutate(event.currentTarget.value)}
    >
      {countries.map((code) => (
        <option key={code} value={code}>
          {nameOf(code)}
        </option>
      ))}
    </SelectField>
  )
}
