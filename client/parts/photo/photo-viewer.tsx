import { useCallback, useLayoutEffect, useState } from 'react'
import { type Reported, useReport } from '#client/parts/moderation/use-report.tsx'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { BackIcon, CloseIcon } from '#client/ui/icons.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import type { GalleryPhoto } from '#core/photo/contract.ts'
import styles from './gallery.module.css'

type Props = {
  photos: GalleryPhoto[]
  name: string
  /** Whose they are, for who may report them. */
  reportedAs?: string | undefined
  /** Which of them is shown first, from 0. */
  first: number
  onClose: () => void
}

/** The arrow keys go back and on, wherever the focus is. */
const useArrows = (go: (by: -1 | 1) => void, isOn: boolean) => {
  useLayoutEffect(() => {
    if (!isOn) return
    const byKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') go(-1)
      if (key === 'ArrowRight') go(1)
    }
    window.addEventListener('keydown', byKey)
    return () => window.removeEventListener('keydown', byKey)
  }, [go, isOn])
}

type ReportPhotoProps = {
  photo: string
  member: Reported['member']
  report: (reported: Reported) => void
}

const ReportPhoto = ({ photo, member, report }: ReportPhotoProps) => {
  const { t } = useTranslation()
  return (
    <PlainButton
      className={styles.report}
      aria-label={t('safety.reportPhoto')}
      onClick={() => report({ member, things: [{ subject: 'photo', id: photo }], mayBlock: true })}
    >
      {t('safety.report')}
    </PlainButton>
  )
}

/** Photos in full, one at a time, by buttons or the arrow keys. One that is gone says so (PHO-04). */
export const PhotoViewer = ({ photos, name, reportedAs, first, onClose }: Props) => {
  const { t } = useTranslation()
  const { cdn_prefix } = useSettings()
  const [at, setAt] = useState(first)
  const [gone, setGone] = useState<string[]>([])
  const photo = photos[at]
  const words = t('gallery.nth', { nth: at + 1, name })
  const [hasPrevious, hasNext] = [at > 0, at < photos.length - 1]
  const last = photos.length - 1
  const go = useCallback(
    (by: -1 | 1) => setAt((now) => Math.min(last, Math.max(0, now + by))),
    [last],
  )
  const { report, sheet } = useReport()
  useArrows(go, sheet === null)
  if (!photo) return null
  return (
    <Sheet aria-label={t('gallery.title', { name })} onClose={onClose} className={styles.viewer}>
      {(close) => (
        <div className={styles.stage}>
          {gone.includes(photo.id) ? (
            <p role="alert">{t('gallery.gone')}</p>
          ) : (
            <img
              key={photo.id}
              src={`${cdn_prefix}${photo.match}`}
              alt={words}
              onError={() => setGone((all) => [...all, photo.id])}
            />
          )}
          <button
            type="button"
            className={styles.close}
            aria-label={t('action.dismiss')}
            onClick={close}
          >
            <CloseIcon size={24} />
          </button>
          <button
            type="button"
            className={styles.previous}
            aria-label={t('gallery.previous')}
            disabled={!hasPrevious}
            onClick={() => go(-1)}
          >
            <BackIcon size={28} />
          </button>
          <button
            type="button"
            className={styles.next}
            aria-label={t('gallery.next')}
            disabled={!hasNext}
            onClick={() => go(1)}
          >
            <BackIcon size={28} />
          </button>
          {reportedAs && (
            <ReportPhoto photo={photo.id} member={{ id: reportedAs, name }} report={report} />
          )}
          {sheet}
          <p className={styles.nth} aria-live="polite">
            {t('photos.ofLimit', { count: at + 1, limit: photos.length })}
          </p>
        </div>
      )}
    </Sheet>
  )
}
