import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { useCost } from './balance.tsx'
import styles from './composer.module.css'
import { SendIcon } from './icons.tsx'

/** An arrow to see; in words it says what it does and costs. */
export const SendButton = ({ cost, disabled }: { cost: number; disabled: boolean }) => {
  const { t } = useTranslation()
  const price = useCost(cost)
  return (
    <PlainButton type="submit" className={styles.send} disabled={disabled}>
      <SendIcon size={20} />
      <span className="visually-hidden">
        {price ? t('chat.send', { price }) : t('chat.sendFree')}
      </span>
    </PlainButton>
  )
}
