import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { WarningIcon } from '#client/ui/icons.tsx'
import type { Card } from '#core/contract/shapes.ts'
import { isOwnLanguage } from '#core/site/language-shown.ts'
import styles from './fictional-warning.module.css'

type Of = { member: Pick<Card, 'answered_by'> }

/** The warning in the words of the site, where its language is the one shown; and who answers. */
const useWarning = ({ answered_by: by = 'staff' }: Of['member']): string => {
  const { t, i18n } = useTranslation()
  const settings = useSettings()
  const own = isOwnLanguage(settings, i18n.language) && settings.fictional_warning
  return `${own || t('invented.warning')} ${t(`invented.${by}`)}`
}

export const FictionalWarning = ({ member }: Of) => (
  <p className={styles.warning}>
    <WarningIcon />
    {useWarning(member)}
  </p>
)

/** The same in one quiet line, which stays in view for as long as one talks. */
export const FictionalLine = ({ member }: Of) => (
  <p className={styles.quiet}>{useWarning(member)}</p>
)
