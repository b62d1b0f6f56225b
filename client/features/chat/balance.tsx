import { useMember } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { SendRequest } from '#core/chat/rules.ts'
import styles from './composer.module.css'
import { useLeastPrice } from './least-price.ts'

const SHOW_LEFT_AT = 50
/** With more of them one need not think of it while writing. */
const FEW_CREDITS = 5

/**
 * What a message costs: in credits, and in money where they have yet to be bought. What the credits
 * of a member have cost is another sum, and nothing for those that came with the sign-up.
 */
export const useCost = (cost: number): string => {
  const { t } = useTranslation()
  const { credits: left } = useMember()
  const price = useLeastPrice()
  if (cost === 0) return ''
  const credits = t('credits', { count: cost })
  return price && left < cost ? `${credits} · ${t('price.from', { price })}` : credits
}

/** Characters that are left, once it begins to matter. */
const CharactersLeft = ({ length, lengthMax }: SendRequest) => {
  const { t } = useTranslation()
  const left = lengthMax - length
  if (left > SHOW_LEFT_AT) return null
  return (
    <span className={left < 0 ? styles.over : ''} role="status">
      {left < 0 ? t('chat.over', { count: -left }) : t('chat.left', { count: left })}
    </span>
  )
}

/** Where one looks before sending: in the field, under the text. */
export const Balance = ({ facts }: { facts: SendRequest }) => {
  const { t } = useTranslation()
  const { credits } = useMember()
  const cost = useCost(facts.cost)
  return (
    <p className={styles.balance}>
      {cost && <span>{cost}</span>}
      <span className={credits > FEW_CREDITS ? 'visually-hidden' : ''}>
        {t('chat.balance', { credits: t('credits', { count: credits }) })}
      </span>
      <CharactersLeft {...facts} />
    </p>
  )
}
