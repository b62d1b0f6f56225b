import { useState } from 'react'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { DeskCaseView } from '#core/moderation/desk/contract.ts'
import styles from './case.module.css'
import { CoveredPicture } from './covered-picture.tsx'
import { Marked } from './marked.tsx'
import { useKeys } from './use-keys.ts'

type Piece = DeskCaseView['evidence'][number]

/** Words are for who has the case before them. */
const Said = ({ body, passages }: { body: string | null; passages: readonly string[] }) => {
  const { t } = useTranslation('desk')
  if (body === null) return <p>{t('evidence.closed')}</p>
  return (
    <blockquote className={styles.said} dir="auto">
      <Marked text={body} passages={passages} />
    </blockquote>
  )
}

const usePictures = (pieces: readonly Piece[]) => {
  const [shown, setShown] = useState<readonly string[]>([])
  const ids = pieces.filter(({ kind }) => kind === 'photo').map(({ id }) => id)
  return {
    shown,
    toggle: (id: string) =>
      setShown((were) => (were.includes(id) ? were.filter((one) => one !== id) : [...were, id])),
    toggleAll: () => setShown((were) => (were.length > 0 ? [] : ids)),
  }
}

/** What was there when it was reported. */
export const Evidence = ({
  one: { evidence },
  passages,
  canLook,
}: {
  one: DeskCaseView
  passages: readonly string[]
  canLook: boolean
}) => {
  const { t } = useTranslation('desk')
  const { moment } = useFormat()
  const { shown, toggle, toggleAll } = usePictures(evidence)
  useKeys({ v: canLook ? toggleAll : undefined })
  return (
    <section>
      <h2 className={styles.heading}>{t('evidence.title')}</h2>
      {evidence.length === 0 && <p className={styles.quiet}>{t('evidence.none')}</p>}
      {evidence.map((piece) => (
        <div key={piece.id} className={styles.piece}>
          {piece.kind === 'words' && <Said body={piece.body} passages={passages} />}
          {piece.kind === 'photo' && canLook && (
            <div className={styles.picture}>
              <CoveredPicture
                path={`/media/desk/${piece.id}.webp`}
                alt={t('evidence.photoAlt')}
                isShown={shown.includes(piece.id)}
                toggle={() => toggle(piece.id)}
                of="v"
              >
                <p className={styles.quiet}>{t('evidence.logged')}</p>
              </CoveredPicture>
            </div>
          )}
          {piece.kind === 'photo' && !canLook && <p>{t('evidence.photo')}</p>}
          <p className={styles.quiet}>{moment(piece.at)}</p>
        </div>
      ))}
    </section>
  )
}
