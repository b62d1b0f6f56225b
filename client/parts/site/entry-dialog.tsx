import { UNDERAGE } from '#client/parts/site/entry.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import sheet from '#client/ui/sheet.module.css'
import styles from './entry-dialog.module.css'

type Props = {
  age: number
  /** Opens it as soon as it is there; the home is drawn with it closed, for who has no script. */
  isOpen?: boolean
  onClose?: (dialog: HTMLDialogElement) => void
}

const open = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal()
}

/** Says at the entry that the site is for adults (NAV-16). Its buttons close it by themselves. */
export const EntryDialog = ({ age, isOpen = false, onClose }: Props) => {
  const { t } = useTranslation()
  return (
    <dialog
      ref={isOpen ? open : null}
      className={`${sheet.sheet} ${styles.entry}`}
      aria-labelledby="entry-title"
      aria-describedby="entry-text"
      onClose={({ currentTarget }) => onClose?.(currentTarget)}
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
