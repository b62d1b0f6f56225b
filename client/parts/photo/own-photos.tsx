import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import {
  type OwnPhotos as Own,
  type OwnPhoto,
  photosQuery,
  removePhoto,
} from '#client/parts/photo/photos.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Failed } from '#client/platform/shell/failed.tsx'
import { lazyPart } from '#client/ui/lazy-part.ts'
import { showMessage } from '#client/ui/toasts.ts'
import type { User } from '#core/contract/shapes.ts'
import { PHOTO_MAX_BYTES } from '#core/photo/rules.ts'
import { ChoosePhoto } from './choose-photo.tsx'
import { PlusIcon } from './icons.tsx'
import own from './own-photos.module.css'
import { PhotoActions } from './photo-actions.tsx'
import { PhotoLimit } from './photo-limit.tsx'
import styles from './photos.module.css'
import { SortablePhotos } from './sortable-photos.tsx'
import { FailedUpload, UploadBar } from './upload-line.tsx'
import { type Upload, useUploads } from './uploads.ts'

const AlbumAccess = lazyPart(async () => (await import('./album-access.tsx')).AlbumAccess)

const LookedAt = lazyPart(async () => (await import('./looked-at.tsx')).LookedAt)

const Sending = ({ upload, onStop }: { upload: Upload; onStop: (upload: Upload) => void }) => {
  const { t } = useTranslation()
  return (
    <li className={own.tile}>
      <img className={own.picture} src={upload.preview} alt="" />
      <UploadBar part={upload.part} />
      <button type="button" className={own.stop} onClick={() => onStop(upload)}>
        <span className="visually-hidden">{t('photos.cancel')}</span>
        <span aria-hidden="true">×</span>
      </button>
    </li>
  )
}

const Add = ({ room, onChoose }: { room: number; onChoose: (files: File[]) => void }) => {
  const { t } = useTranslation()
  return (
    <>
      <li className={own.tile}>
        <ChoosePhoto className={own.add} onChoose={onChoose} many={room > 1}>
          <PlusIcon size={28} />
          {t('photos.add')}
        </ChoosePhoto>
      </li>
      <li className={own.cameraTile}>
        <ChoosePhoto className={own.add} onChoose={onChoose} camera>
          {t('photos.take')}
        </ChoosePhoto>
      </li>
    </>
  )
}

/** Those that others see or will: of these there are so many at most. */
const countOf = (photos: readonly OwnPhoto[]) =>
  photos.filter(({ standing }) => standing === 'shown' || standing === 'pending').length

const Manager = ({ user, mine }: { user: User; mine: Own }) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<string | null>(null)
  const [replaced, setReplaced] = useState<string | null>(null)
  const { uploads, add, again, drop } = useUploads(async () => {
    void showMessage(t('photos.added'))
    if (replaced !== null) await removePhoto(replaced)
    setReplaced(null)
  })
  const { photos, limit } = mine
  const [failed, sending] = [
    uploads.filter(({ error }) => error !== null),
    uploads.filter(({ error }) => error === null),
  ]
  const room = limit - countOf(photos) - sending.length
  const replace = ({ id }: OwnPhoto, files: File[]) => {
    setReplaced(id)
    add(files)
  }
  const shown: OwnPhoto | undefined = photos.find(({ id }) => id === opened)
  return (
    <>
      {photos.length === 0 && <p>{t('photos.none')}</p>}
      <SortablePhotos photos={photos} onOpen={setOpened}>
        {sending.map((upload) => (
          <Sending key={upload.id} upload={upload} onStop={drop} />
        ))}
        {room > 0 && <Add room={room} onChoose={add} />}
      </SortablePhotos>
      {failed.map((upload) => (
        <FailedUpload key={upload.id} upload={upload} onAgain={again} onDrop={drop} />
      ))}
      {room <= 0 && <PhotoLimit premium={user.paid_user} limit={limit} />}
      <p className={own.hint}>
        {photos.length > 1 && `${t('photos.howToOrder')} `}
        {room > 0 && t('photos.rules', { megabytes: PHOTO_MAX_BYTES / 1024 ** 2 })}
      </p>
      {photos.some((photo) => photo.private) && (
        <Suspense fallback={null}>
          <AlbumAccess />
        </Suspense>
      )}
      {shown?.standing === 'shown' && (
        <PhotoActions photo={shown} mine={mine} onClose={() => setOpened(null)} />
      )}
      {shown && shown.standing !== 'shown' && (
        <Suspense fallback={null}>
          <LookedAt
            photo={shown}
            onChoose={(files) => replace(shown, files)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** One's own photos: added, put in order, made the main one, removed (PHO-01, PHO-07). */
export const OwnPhotos = ({ user }: { user: User }) => {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useQuery(photosQuery)
  return (
    <section className={own.photos} aria-labelledby="own-photos">
      <div className={own.title}>
        <h2 id="own-photos">{t('photos.title')}</h2>
        {data && (
          <span className={own.count}>
            {t('photos.ofLimit', { count: countOf(data.photos), limit: data.limit })}
          </span>
        )}
      </div>
      <p className={own.hint}>{t('photos.lead')}</p>
      {data && <Manager user={user} mine={data} />}
      {!data && error && <Failed error={error} retry={() => refetch()} isTrying={isFetching} />}
      {!data && !error && <div className={`${own.grid} ${styles.waiting}`} data-skeleton />}
    </section>
  )
}
