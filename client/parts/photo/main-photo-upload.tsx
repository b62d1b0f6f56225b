import { setMainPhoto } from '#client/parts/photo/photos.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button } from '#client/ui/button.tsx'
import { PersonIcon } from '#client/ui/icons.tsx'
import type { User } from '#core/contract/shapes.ts'
import { PHOTO_MAX_BYTES } from '#core/photo/rules.ts'
import { ChoosePhoto } from './choose-photo.tsx'
import { CameraIcon, LockIcon, PictureIcon, SunIcon } from './icons.tsx'
import { Photo } from './photo.tsx'
import styles from './photos.module.css'
import { FailedUpload, UploadBar } from './upload-line.tsx'
import { useUploads } from './uploads.ts'

/** Where one's face comes: a place at evening, and nobody there yet. */
const FaceHere = ({ words }: { words: string }) => (
  <>
    <svg className={styles.guide} viewBox="0 0 60 80" aria-hidden="true">
      <path d="M30 21.5c7 0 11.5 6 11.5 14S37 50 30 50s-11.5-6.5-11.5-14.5S23 21.5 30 21.5ZM6 80c0-13 10-22.5 24-22.5S54 67 54 80" />
    </svg>
    <span className={styles.faceWords}>{words}</span>
  </>
)

/** What makes a good one, and what of it is kept. */
const Tips = () => {
  const { t } = useTranslation()
  const tips = [
    { icon: <SunIcon />, text: t('photos.light') },
    { icon: <PersonIcon />, text: t('photos.alone') },
    {
      icon: <LockIcon />,
      text: t('photos.rules', { megabytes: PHOTO_MAX_BYTES / 1024 ** 2 }),
    },
  ]
  return (
    <ul className={styles.tips}>
      {tips.map(({ icon, text }) => (
        <li key={text}>
          {icon}
          {text}
        </li>
      ))}
    </ul>
  )
}

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
        <div className={styles.frame}>
          {upload ? (
            <img className={styles.preview} src={upload.preview} alt="" />
          ) : hasPhoto ? (
            <Photo member={user.profile} decorative eager />
          ) : (
            <FaceHere words={t('photos.face')} />
          )}
          {isSending && <UploadBar part={upload.part} />}
        </div>
      </div>
      {!hasPhoto && <Tips />}
      {upload !== undefined && upload.error !== null && (
        <FailedUpload upload={upload} onAgain={again} onDrop={drop} />
      )}
      {isSending && (
        <Button variant="subtle" onClick={() => drop(upload)}>
          {t('photos.cancel')}
        </Button>
      )}
      <div className={styles.take} data-again={hasPhoto || undefined}>
        <ChoosePhoto className={styles.chooseFirst} onChoose={choose} disabled={isSending}>
          <PictureIcon />
          {t('photos.addFirst')}
        </ChoosePhoto>
        <ChoosePhoto className={styles.camera} onChoose={choose} disabled={isSending} camera>
          <CameraIcon size={24} />
          <span className="visually-hidden">{t('photos.take')}</span>
        </ChoosePhoto>
      </div>
    </div>
  )
}
