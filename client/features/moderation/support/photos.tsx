import { useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { MemberFileView } from '#core/moderation/support/contract.ts'
import covered from '../desk/case.module.css'
import { CoveredPicture } from '../desk/covered-picture.tsx'
import styles from './support.module.css'

type PhotoProps = { id: string; shown: boolean; name: string }

const MemberPhoto = ({ id, shown, name }: PhotoProps) => {
  const { t } = useTranslation('desk')
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={styles.photo} data-hidden={shown ? undefined : true}>
      <div className={covered.picture}>
        <CoveredPicture
          path={`/media/desk-members/${id}.webp`}
          alt={shown ? name : `${name}, ${t('photos.unseen').toLowerCase()}`}
          isShown={isOpen}
          toggle={() => setOpen(!isOpen)}
        >
          {!shown && <p className={styles.unseen}>{t('photos.unseen')}</p>}
        </CoveredPicture>
      </div>
    </li>
  )
}

/** The photos of a profile, those that nobody else sees among them. */
export const Photos = ({
  photos,
  name,
}: {
  photos: NonNullable<MemberFileView['photos']>
  name: string
}) => {
  const { t } = useTranslation('desk')
  if (photos.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{t('photos.section')}</h2>
      <p className={styles.quiet}>{t('evidence.logged')}</p>
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <MemberPhoto key={photo.id} {...photo} name={name} />
        ))}
      </ul>
    </section>
  )
}
