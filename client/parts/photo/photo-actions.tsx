import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type OwnPhoto,
  type OwnPhotos,
  orderPhotos,
  removePhoto,
  setMainPhoto,
  setPhotoPrivate,
} from '#client/parts/photo/photos.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import { Notice } from '#client/ui/states.tsx'
import { showMessage } from '#client/ui/toasts.ts'
import own from './own-photos.module.css'

type ActionProps = { photo: OwnPhoto; mine: OwnPhotos; close: () => void }

/** These ids with one of them moved by a place. */
const moved = (photos: OwnPhoto[], at: number, by: -1 | 1) => {
  const ids = photos.map(({ id }) => id)
  const [id] = ids.splice(at, 1)
  ids.splice(at + by, 0, ...(id ? [id] : []))
  return ids
}

const Sure = ({ photo, close, onKeep }: Omit<ActionProps, 'mine'> & { onKeep: () => void }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => removePhoto(photo.id),
    onSuccess: () => {
      close()
      void showMessage(t('photos.removed'))
    },
  })
  return (
    <>
      <h3>{t('photos.sure')}</h3>
      <p>{photo.main ? t('photos.sureMain') : t('photos.sureText')}</p>
      {error && <Notice tone="bad">{of(error)}</Notice>}
      <Button loading={isPending} onClick={() => mutate()}>
        {t('photos.remove')}
      </Button>
      <Button variant="default" onClick={onKeep}>
        {t('photos.keep')}
      </Button>
    </>
  )
}

const Choices = ({ photo, mine, close, onRemove }: ActionProps & { onRemove: () => void }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { photos } = mine
  const at = photos.findIndex(({ id }) => id === photo.id)
  const main = useMutation({
    mutationFn: () => setMainPhoto(photo.main ? null : photo.id),
    onSuccess: close,
  })
  const order = useMutation({ mutationFn: (by: -1 | 1) => orderPhotos(moved(photos, at, by)) })
  const hide = useMutation({
    mutationFn: () => setPhotoPrivate(photo.id, !photo.private),
    onSuccess: close,
  })
  const error = main.error ?? order.error ?? hide.error
  return (
    <>
      {error && <Notice tone="bad">{of(error)}</Notice>}
      {!photo.private && (
        <Button
          variant={photo.main ? 'default' : 'filled'}
          loading={main.isPending}
          onClick={() => main.mutate()}
        >
          {photo.main ? t('photos.noMain') : t('photos.makeMain')}
        </Button>
      )}
      <Button variant="default" loading={hide.isPending} onClick={() => hide.mutate()}>
        {photo.private ? t('album.makePublic') : t('album.makePrivate')}
      </Button>
      <div className={own.pair}>
        <Button
          variant="default"
          disabled={at <= 0 || order.isPending}
          onClick={() => order.mutate(-1)}
        >
          {t('photos.earlier')}
        </Button>
        <Button
          variant="default"
          disabled={at >= photos.length - 1 || order.isPending}
          onClick={() => order.mutate(1)}
        >
          {t('photos.later')}
        </Button>
      </div>
      <Button variant="subtle" onClick={onRemove}>
        {t('photos.remove')}
      </Button>
    </>
  )
}

type Props = { photo: OwnPhoto; mine: OwnPhotos; onClose: () => void }

/** One photo of one's own, large, and what can be done with it. */
export const PhotoActions = ({ photo, mine, onClose }: Props) => {
  const { t } = useTranslation()
  const { cdn_prefix } = useSettings()
  const [isSure, setSure] = useState(false)
  const { photos } = mine
  const nth = photos.findIndex(({ id }) => id === photo.id) + 1
  const name = t('photos.nth', { nth, total: photos.length })
  return (
    <Sheet aria-label={name} onClose={onClose}>
      {(close) => (
        <div className={own.actions}>
          <div className={own.sheetHead}>
            <h2>{name}</h2>
            <button type="button" className={own.close} onClick={close}>
              <span className="visually-hidden">{t('action.dismiss')}</span>
              <CloseIcon size={22} />
            </button>
          </div>
          <img className={own.large} src={`${cdn_prefix}${photo.match}`} alt="" />
          {isSure ? (
            <Sure photo={photo} close={close} onKeep={() => setSure(false)} />
          ) : (
            <Choices photo={photo} mine={mine} close={close} onRemove={() => setSure(true)} />
          )}
        </div>
      )}
    </Sheet>
  )
}
