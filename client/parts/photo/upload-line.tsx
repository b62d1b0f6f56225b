import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { RetryButton } from '#client/platform/shell/retry-button.tsx'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states.tsx'
import styles from './photos.module.css'
import type { Upload } from './uploads.ts'

/** How far a photo is, for eyes and for screen readers. */
export const UploadBar = ({ part }: { part: number }) => {
  const { t } = useTranslation()
  const percent = Math.round(part * 100)
  const words = part < 1 ? t('photos.uploading', { percent }) : t('photos.making')
  return <progress className={styles.bar} value={part < 1 ? part : undefined} aria-label={words} />
}

type Props = {
  upload: Upload
  onAgain: (upload: Upload) => void
  onDrop: (upload: Upload) => void
}

/** Why a photo did not get there, and what to do about it. */
export const FailedUpload = ({ upload, onAgain, onDrop }: Props) => {
  const { t } = useTranslation()
  const { of } = useWords()
  return (
    <Notice tone="bad">
      <p>
        <strong>{upload.file.name}</strong>: {of(upload.error)}
      </p>
      <div className={styles.choices}>
        <RetryButton retry={() => onAgain(upload)} />
        <Button variant="subtle" onClick={() => onDrop(upload)}>
          {t('action.dismiss')}
        </Button>
      </div>
    </Notice>
  )
}
