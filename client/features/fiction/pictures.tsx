import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '#client/platform/api/call.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { newId } from '#client/platform/api/ids.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button, PlainButton } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states.tsx'
import type { FictionalPicture } from '#core/photo/pack/contract.ts'
import { picturesQuery, refetchPictures } from './picture-queries.ts'
import styles from './pictures.module.css'
import { UploadPicture } from './upload-picture.tsx'

const PackPicker = lazy(async () => ({ default: (await import('./pack-picker.tsx')).PackPicker }))

const useChange = (profile: string) =>
  useMutation({
    mutationFn: ({ photo, isRemoved }: { photo: string; isRemoved: boolean }) => {
      const asked = { body: { id: profile, photo }, idempotencyKey: newId() }
      return isRemoved
        ? call('DELETE /api/fictional-photos.php', asked)
        : call('PUT /api/fictional-photos.php?main=1', asked)
    },
    onSettled: () => refetchPictures(profile),
  })

type PictureProps = {
  picture: FictionalPicture
  name: string
  isBusy: boolean
  onChange: (change: { photo: string; isRemoved: boolean }) => void
}

const Picture = ({ picture, name, isBusy, onChange }: PictureProps) => {
  const { t } = useTranslation('desk')
  const { t: say } = useTranslation()
  const { cdn_prefix } = useSettings()
  const { id: photo, main, path, shown, source } = picture
  return (
    <li className={styles.picture}>
      <img
        src={`${cdn_prefix}${path}`}
        alt={say('members.portrait', { name })}
        width={120}
        height={160}
      />
      <span className={styles.small}>
        {source ? t(`fictional.pictures.made.${source}`) : t('fictional.pictures.fromPack')}
      </span>
      {!shown && <span className={styles.small}>{t('fictional.pictures.waits')}</span>}
      {main && <strong className={styles.small}>{t('fictional.pictures.main')}</strong>}
      {shown && !main && (
        <PlainButton
          className={styles.act}
          disabled={isBusy}
          onClick={() => onChange({ photo, isRemoved: false })}
        >
          {t('fictional.pictures.makeMain')}
        </PlainButton>
      )}
      <PlainButton
        className={styles.act}
        disabled={isBusy}
        onClick={() => onChange({ photo, isRemoved: true })}
      >
        {t('fictional.pictures.remove')}
      </PlainButton>
    </li>
  )
}

/** The pictures of a fictional profile: from the collection or uploaded, and which is the main one. */
export const Pictures = ({ profile, name }: { profile: string; name: string }) => {
  const { t } = useTranslation('desk')
  const { of } = useWords()
  const { data, error } = useQuery(picturesQuery(profile))
  const [isChoosing, setIsChoosing] = useState(false)
  const change = useChange(profile)
  const fault = change.error ?? error
  return (
    <section className={styles.pictures} aria-labelledby="fictional-pictures">
      <h2 id="fictional-pictures">{t('fictional.pictures.title')}</h2>
      {fault && <Notice tone="bad">{of(fault)}</Notice>}
      {data && (
        <>
          <ul className={styles.row}>
            {data.pictures.map((picture) => (
              <Picture
                key={picture.id}
                picture={picture}
                name={name}
                isBusy={change.isPending}
                onChange={change.mutate}
              />
            ))}
          </ul>
          <div>
            <Button variant="default" onClick={() => setIsChoosing(true)}>
              {t('fictional.pictures.choose')}
            </Button>
          </div>
          {data.pictures.length < data.limit ? (
            <UploadPicture profile={profile} />
          ) : (
            <p className={styles.small}>{t('fictional.pictures.full', { limit: data.limit })}</p>
          )}
        </>
      )}
      {isChoosing && (
        <Suspense fallback={null}>
          <PackPicker profile={profile} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </section>
  )
}
