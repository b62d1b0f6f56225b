import { useState } from 'react'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button, PlainButton } from '#client/ui/button.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import styles from './market-choice.module.css'
import { MarketChoice } from './market-choice.tsx'

/** The country that the prices are of, in one word, and over the page the choice of another. */
export const Market = ({ country }: { country: string }) => {
  const { t } = useTranslation()
  const { country: nameOf } = useFormat()
  const { countries } = useSettings()
  const [isOpen, setIsOpen] = useState(false)
  const name = nameOf(country)
  if (countries.length < 2) return <span>{name}</span>
  return (
    <>
      <PlainButton
        className={styles.country}
        aria-haspopup="dialog"
        aria-label={t('market.change', { country: name })}
        onClick={() => setIsOpen(true)}
      >
        {name}
      </PlainButton>
      {isOpen && (
        <Sheet aria-labelledby="market" onClose={() => setIsOpen(false)}>
          {(close) => (
            <div className={styles.sheet}>
              <h2 id="market">{t('market.title')}</h2>
              <MarketChoice country={country} />
              <Button size="lg" wide onClick={close}>
                {t('market.done')}
              </Button>
            </div>
          )}
        </Sheet>
      )}
    </>
  )
}
