import { setMainPhoto } from '#client/parts/photo/photos.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button } from '#client/ui/button.tsx'
import { CheckIcon } from '#client/ui/icons.tsx'
import type { User } from '#core/contract/shapes.ts'
import { PHOTO_MAX_BYTES } from '#core/photo/rules.ts'
import { ChoosePhoto } from './choose-photo.tsx'
import { CameraIcon } from './icons.tsx'
import { Photo } from './photo.tsx'
import styles from './photos.module.css'
import { FailedUpload, UploadBar } from './upload-line.tsx'
import { useUploads } from './uploads.ts'

/**
 * One photo to begin with, from the device or its camera: it becomes the main one. `onAdded` hears
 * of it once it is there.
 */
export const MainPhotoUpload = ({ user, onAdded }: { user: User; onAdded?: () => void }) => {
  const { t } = useTranslation()
  const { uploads, add, again, drop } = useUploads(async ({ photos }, id) => {
    if (!photos.some((photo) => photo.id === id && photo.main)) await setMainPhoto(id)
    onAdded?.()
  })
  const upload = uploads.at(-1)
  const isSending = upload !== undefined && upload.error === null
  const choose = (files: File[]) => {
    uploads.forEach(drop)
    add(files.slice(0, 1))
  }
  const hasPhoto = user.profile.main_image !== null
  return (
    <div className={styles.first}>
      <div className={styles.cards}>
        {!hasPhoto && !upload && (
          <span className={styles.letter}>
            <Photo member={user.profile} decorative eager />
          </span>
        )}
        <ChoosePhoto className={styles.frame} onChoose={choose} disabled={isSending}>
          {upload ? (
            <img className={styles.preview} src={upload.preview} alt="" />
          ) : hasPhoto ? (
            <Photo member={user.profile} decorative eager />
          ) : (
            <CameraIcon size={40} />
          )}
          {isSending && <UploadBar part={upload.part} />}
          <span className={styles.chooseWords}>
            {hasPhoto && !upload && <CheckIcon size={18} />}
            {t('photos.addFirst')}
          </span>
        </ChoosePhoto>
      </div>
      <ChoosePhoto className={styles.camera} onChoose={choose} disabled={isSending} camera>
        {t('photos.take')}
      </ChoosePhoto>
      {isSending && (
        <Button variant="subtle" onClick={() => drop(upload)}>
          {t('photos.cancel')}
        </Button>
      )}
      {upload !== undefined && upload.error !== null && (
        <FailedUpload upload={upload} onAgain={again} onDrop={drop} />
      )}
      <p className={styles.small}>
        {t('photos.rules', { megabytes: PHOTO_MAX_BYTES / 1024 ** 2 })}
      </p>
    </div>
  )
}
