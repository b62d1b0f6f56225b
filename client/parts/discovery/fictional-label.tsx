import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { icon, WarningIcon } from '#client/ui/icons.tsx'
import type { Card } from '#core/contract/shapes.ts'
import styles from './fictional-label.module.css'

/** A mask: nobody is behind it. */
const MaskIcon = icon(<path d="M4 6c5-2 11-2 16 0 .5 7-3 12-8 13-5-1-8.5-6-8-13ZM8 11h2m4 0h2" />)

/** What the site calls its fictional profiles, in its own language; else nothing. */
const useOwn = () => {
  const { i18n } = useTranslation()
  const { fictional_singular: singular, fictional_plural: plural, ...settings } = useSettings()
  const isOwn = settings.domain_language.slice(0, 2) === i18n.language
  return { ...settings, isOwn, singular, plural }
}

/** One and several of them, in the words of the site, where it has any for this language. */
export const useFictionalWords = () => {
  const { isOwn, singular, plural } = useOwn()
  return isOwn && singular && plural ? { singular, plural } : null
}

const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1)

/** Says wherever it matters that a profile is fictional (promise H1). */
export const FictionalLabel = () => {
  const { t } = useTranslation()
  const { fictional_icon, isOwn, singular } = useOwn()
  return (
    <span className={styles.label}>
      {fictional_icon && <MaskIcon size={14} />}
      {isOwn && singular ? capital(singular) : t('fictional.label')}
    </span>
  )
}

/** On the edge of a small picture, where the whole label has no room; read aloud it is whole. */
export const FictionalMark = () => {
  const { t } = useTranslation()
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{t('fictional.short')}</span>
      <span className="visually-hidden">{t('fictional.label')}</span>
    </span>
  )
}

type Of = { member: Pick<Card, 'answered_by'> }

/** The warning in the words of the site, where its language is the one shown; and who answers. */
const useWarning = ({ answered_by: by }: Of['member']): string => {
  const { t } = useTranslation()
  const { isOwn, fictional_warning } = useOwn()
  const warning = (isOwn && fictional_warning) || t('fictional.warning')
  return `${warning} ${t(by === 'demo' ? 'members.byDemo' : 'members.byStaff')}`
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
