import { useEffect, useState } from 'react'
import { placeOf, readPhoto } from '#client/parts/chat/kept-photos.ts'
import { stopPhotoUpload, usePhotoUpload } from '#client/parts/chat/photo-uploads.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import styles from './photo.module.css'

const MEGABYTE = 1024 ** 2
const RADIUS = 23

/** The photo as it lies on this device. */
const useKept = (id: string) => {
  const { id: account } = useMember()
  const [kept, setKept] = useState<{ address: string; size: number } | null>(null)
  useEffect(() => {
    let address = ''
    let isHere = true
    void readPhoto(placeOf(account, id)).then((photo) => {
      if (!photo || !isHere) return
      address = URL.createObjectURL(photo)
      setKept({ address, size: photo.size })
    })
    return () => {
      isHere = false
      URL.revokeObjectURL(address)
    }
  }, [account, id])
  return kept
}

const Ring = ({ part }: { part: number }) => (
  <svg viewBox="0 0 50 50" aria-hidden="true">
    <circle cx="25" cy="25" r={RADIUS} pathLength={100} />
    <circle cx="25" cy="25" r={RADIUS} pathLength={100} strokeDasharray={`${part * 100} 100`} />
  </svg>
)

/** A photo that is on its way, how far it is, and the way to keep it after all. */
export const WaitingPhoto = ({ id }: { id: string }) => {
  const { t } = useTranslation()
  const { number } = useFormat()
  const kept = useKept(id)
  const part = usePhotoUpload(id)
  const total = (kept?.size ?? 0) / MEGABYTE
  const inTenths = (value: number) => number(Math.max(0.1, Math.round(value * 10) / 10))
  return (
    <span className={styles.frame} data-waits>
      {kept && <img src={kept.address} alt={t('chatPhoto.fromYou')} />}
      {part !== null && (
        <>
          {part < 1 && (
            <PlainButton
              className={styles.stop}
              aria-label={t('chatPhoto.stop')}
              onClick={() => stopPhotoUpload(id)}
            >
              <Ring part={part} />
              <CloseIcon size={20} />
            </PlainButton>
          )}
          <span className={styles.foot}>
            {part < 1
              ? t('chatPhoto.progress', { done: inTenths(total * part), total: inTenths(total) })
              : t('chatPhoto.making')}
          </span>
        </>
      )}
    </span>
  )
}
