import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button } from '#client/ui/button.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import type { TextPart } from '#core/chat/links.ts'
import styles from './words.module.css'

export type Link = NonNullable<TextPart['link']>

/** Says where a link leads, before it is followed. */
export const LeaveSheet = ({ link, onClose }: { link: Link; onClose: () => void }) => {
  const { t } = useTranslation()
  const { name: site } = useSettings()
  const title = t('said.leaveTitle', { site })
  return (
    <Sheet light aria-label={title} onClose={onClose}>
      {(close) => (
        <div className={styles.leave}>
          <h2>{title}</h2>
          <p>{t('said.leaveText', { host: link.host })}</p>
          <Button tall onClick={close}>
            {t('said.leaveStay')}
          </Button>
          <Button
            component="a"
            tall
            variant="default"
            href={link.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            onClick={close}
          >
            {t('said.leaveGo')}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
