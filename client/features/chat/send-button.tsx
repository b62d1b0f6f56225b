import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './composer.module.css'
import { useLeastPrice } from './least-price.ts'

/** The price is in the button: in credits always, in money where there is room. */
export const SendButton = ({ cost, disabled }: { cost: number; disabled: boolean }) => {
  const { t } = useTranslation()
  const price = useLeastPrice()
  return (
    <Button type="submit" disabled={disabled}>
      {cost > 0 ? t('chat.send', { price: t('credits', { count: cost }) }) : t('chat.sendFree')}
      {cost > 0 && price && (
        <span className={styles.inButton}> · {t('price.from', { price })}</span>
      )}
    </Button>
  )
}
