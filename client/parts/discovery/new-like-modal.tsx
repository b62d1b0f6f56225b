import { useId } from 'react'
import { Photo } from '#client/parts/photo/photo.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button, PlainButton } from '#client/ui/button.tsx'
import { CloseIcon, HeartIcon } from '#client/ui/icons.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import type { Card } from '#core/contract/shapes.ts'
import { isolate } from '#core/normalisation/direction.ts'
import { FictionalLabel } from './fictional-label.tsx'
import styles from './new-like-modal.module.css'

type Props = {
  member: Card
  onImagePressed: (id: string) => void
  onButtonPressed: (id: string) => void
  onClose: () => void
}

/** Somebody likes the member (LIK-04): a click beside what it offers closes it. */
export const NewLikeModal = ({ member, onImagePressed, onButtonPressed, onClose }: Props) => {
  const { t } = useTranslation()
  const title = useId()
  const { id, name, age, fictional } = member
  return (
    <Sheet aria-labelledby={title} className={styles.modal} onClose={onClose}>
      {(close) => {
        const after = (act: (id: string) => void) => () => {
          close()
          act(id)
        }
        return (
          <>
            <button
              type="button"
              className={styles.anywhere}
              tabIndex={-1}
              aria-hidden="true"
              onClick={close}
            />
            <div className={styles.head}>
              <h2 id={title}>{t('likes.newLike')}</h2>
              <PlainButton className={styles.close} aria-label={t('likes.close')} onClick={close}>
                <CloseIcon />
              </PlainButton>
            </div>
            <PlainButton className={styles.image} onClick={after(onImagePressed)}>
              <Photo member={member} eager full decorative />
              {fictional && (
                <span className={styles.label}>
                  <FictionalLabel />
                </span>
              )}
              <span className={styles.who}>
                {isolate(name)}, {age}
              </span>
              <span className="visually-hidden">{t('likes.see', { name })}</span>
            </PlainButton>
            <p>
              <HeartIcon filled size={18} /> {t('likes.newLikeOf', { name })}
            </p>
            <Button wide tall onClick={after(onButtonPressed)}>
              {t('likes.see', { name })}
            </Button>
            <Button
              component={Link}
              to={paths.memberChat(id)}
              variant="default"
              wide
              tall
              onClick={close}
            >
              {t('likes.begin')}
            </Button>
          </>
        )
      }}
    </Sheet>
  )
}
