import { useMutation } from '@tanstack/react-query'
import { type OwnPhoto, removePhoto } from '#client/parts/photo/photos.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import { Notice } from '#client/ui/states.tsx'
import { NOTICE_LOCK_HOURS } from '#core/photo/rules.ts'
import { ChoosePhoto } from './choose-photo.tsx'
import own from './own-photos.module.css'

type Props = { photo: OwnPhoto; onChoose: (files: File[]) => void; onClose: () => void }

/** Why it is refused, another one in its place, and how somebody else looks again. */
const Refused = ({
  photo,
  onChoose,
  close,
}: Pick<Props, 'photo' | 'onChoose'> & { close: () => void }) => {
  const { t } = useTranslation()
  return (
    <>
      <p>{photo.refusal?.facts}</p>
      {photo.refusal?.rule && (
        <p>
          <Link to={`${laterPaths.rules()}#${photo.refusal.rule}`}>{t('photoLook.rule')}</Link>
        </p>
      )}
      {photo.refusal?.unseen && <p className={own.hint}>{t('photoLook.onlyYou')}</p>}
      <ChoosePhoto
        className={own.another}
        onChoose={(files) => {
          onChoose(files)
          close()
        }}
      >
        {t('photoLook.another')}
      </ChoosePhoto>
      <p className={own.object}>
        {t('photoLook.disagree')} <Link to={laterPaths.safety()}>{t('photoLook.object')}</Link>
      </p>
    </>
  )
}

const Remove = ({ id, close }: { id: string; close: () => void }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => removePhoto(id),
    onSuccess: close,
  })
  return (
    <>
      {error && <Notice tone="bad">{of(error)}</Notice>}
      <Button variant="subtle" loading={isPending} onClick={() => mutate()}>
        {t('photos.remove')}
      </Button>
    </>
  )
}

const titles = { pending: 'photoLook.pending', refused: 'photoLook.title' } as const

/** A photo of one's own that others do not see: why, and what one can do (MOD-04). */
export const LookedAt = ({ photo, onChoose, onClose }: Props) => {
  const { t } = useTranslation()
  const { cdn_prefix } = useSettings()
  const { standing } = photo
  const isLocked = standing === 'locked' || standing === 'shown'
  const title = isLocked ? t('photoLook.locked') : t(titles[standing])
  return (
    <Sheet aria-label={title} onClose={onClose}>
      {(close) => (
        <div className={own.refused}>
          <div className={own.sheetHead}>
            <h2>{title}</h2>
            <button type="button" className={own.close} onClick={close}>
              <span className="visually-hidden">{t('action.dismiss')}</span>
              <CloseIcon size={22} />
            </button>
          </div>
          {isLocked ? (
            <p>{t('photoLook.lockedText', { hours: NOTICE_LOCK_HOURS })}</p>
          ) : (
            <img className={own.large} src={`${cdn_prefix}${photo.match}`} alt="" />
          )}
          {standing === 'pending' && <p>{t('photoLook.pendingText')}</p>}
          {standing === 'refused' && <Refused photo={photo} onChoose={onChoose} close={close} />}
          {!isLocked && <Remove id={photo.id} close={close} />}
        </div>
      )}
    </Sheet>
  )
}
