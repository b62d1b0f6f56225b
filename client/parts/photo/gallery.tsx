import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { galleryQuery, refetchGallery } from '#client/parts/photo/photos.ts'
import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy-part.ts'
import { Sheet } from '#client/ui/sheet.tsx'
import type { GalleryPhoto } from '#core/photo/contract.ts'
import styles from './gallery.module.css'
import { thumbOf } from './image.ts'
import { PhotoViewer } from './photo-viewer.tsx'

const LockedAlbum = lazyPart(async () => (await import('./locked-album.tsx')).LockedAlbum)

/** What a premium-only feature answers a free member (ACC-27). */
const PremiumSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <Sheet aria-label={t('gallery.premiumTitle')} onClose={onClose}>
      {(close) => (
        <div className={styles.premium}>
          <h2>{t('gallery.premiumTitle')}</h2>
          <p>{t('gallery.premium')}</p>
          <Button component={Link} to={paths.credits()}>
            {t('photos.toPremium')}
          </Button>
          <Button variant="default" onClick={close}>
            {t('action.dismiss')}
          </Button>
        </div>
      )}
    </Sheet>
  )
}

/** Photos that there are and that do not open: a visitor logs in, a free member hears of premium. */
const Locked = ({ id, count }: { id: string; count: number }) => {
  const { t } = useTranslation()
  const user = useUser()
  const [asked, setAsked] = useState(false)
  const words = t('gallery.more', { count })
  if (!user) {
    return (
      <Link className={styles.locked} to={paths.login(paths.member(id))}>
        <strong>{words}</strong>
        <span>{t('gallery.login')}</span>
      </Link>
    )
  }
  return (
    <>
      <button type="button" className={styles.locked} onClick={() => setAsked(true)}>
        <strong>{words}</strong>
        <span>{t('gallery.premiumTitle')}</span>
      </button>
      {asked && <PremiumSheet onClose={() => setAsked(false)} />}
    </>
  )
}

type Props = { id: string; name: string }

/** What one looks through stays as it was when it was opened. */
type Opened = { photos: GalleryPhoto[]; first: number }

/** The photos of a member beside the main one, as far as they open for who looks (PHO-08). */
export const Gallery = ({ id, name }: Props) => {
  const { t } = useTranslation()
  const { cdn_prefix } = useSettings()
  const user = useUser()
  const { data } = useQuery(galleryQuery(id))
  const [opened, setOpened] = useState<Opened | null>(null)
  if (!data) return null
  const { photos, total, in_album: inAlbum } = data
  /** A private one that was taken back is not looked at any longer. */
  const isStillOpen = (one: GalleryPhoto) =>
    !one.private || photos.some(({ id: still }) => still === one.id)
  const isAlbumOpen = photos.some((photo) => photo.private)
  const shown = photos.filter((photo) => !photo.private).length
  const beside = photos.flatMap((photo: GalleryPhoto, at) => (photo.main ? [] : [{ photo, at }]))
  const locked = total - shown
  if (beside.length === 0 && locked === 0 && inAlbum === 0) return null
  return (
    <section aria-label={t('gallery.title', { name })}>
      <ul className={styles.grid}>
        {beside.map(({ photo, at }) => (
          <li key={photo.id}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={t('gallery.open', { nth: at + 1, name })}
              onClick={() => setOpened({ photos, first: at })}
            >
              <img
                src={`${cdn_prefix}${thumbOf(photo)}`}
                alt=""
                width={150}
                height={200}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
        {locked > 0 && (
          <li className={styles.last}>
            <Locked id={id} count={locked} />
          </li>
        )}
      </ul>
      {inAlbum > 0 && user?.id !== id && (
        <Suspense fallback={null}>
          <LockedAlbum id={id} name={name} count={inAlbum} isOpen={isAlbumOpen} />
        </Suspense>
      )}
      {opened?.photos.every(isStillOpen) && (
        <PhotoViewer
          photos={opened.photos}
          name={name}
          reportedAs={user && user.id !== id ? id : undefined}
          first={opened.first}
          onClose={() => {
            setOpened(null)
            void refetchGallery(id)
          }}
        />
      )}
    </section>
  )
}
