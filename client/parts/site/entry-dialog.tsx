import type { ComponentProps } from 'react'
import { UNDERAGE } from '#client/parts/site/entry.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import sheet from '#client/ui/sheet.module.css'
import styles from './entry-dialog.module.css'

type Props = Omit<ComponentProps<'dialog'>, 'className' | 'children'> & {
  age: number
} & { [data: `data-${string}`]: string }

/** Says at the entry that the site is for adults (NAV-16). Its buttons close it by themselves. */
export const EntryDialog = ({ age, ...dialog }: Props) => {
  const { t } = useTranslation()
  return (
    <dialog
      {...dialog}
      className={`${sheet.sheet} ${styles.entry}`}
      aria-labelledby="entry-title"
      aria-describedby="entry-text"
    >
      <form method="dialog" className={styles.inner}>
        <h2 id="entry-title">{t('entry.title')}</h2>
        <p id="entry-text">{t('entry.text', { age })}</p>
        <button className={styles.yes} type="submit">
          {t('entry.yes', { age })}
        </button>
        <button className={styles.no} type="submit" value={UNDERAGE}>
          {t('entry.no', { age })}
        </button>
      </form>
    </dialog>
  )
}
