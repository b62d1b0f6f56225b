import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { PlainButton } from '#client/ui/button.tsx'
import { CloseIcon, HeartIcon, icon } from '#client/ui/icons.tsx'
import { ChatIcon } from '#client/ui/member-icons.tsx'
import type { Profile } from '#core/contract/shapes.ts'
import styles from './swipe.module.css'

export const UndoIcon = icon(<path d="M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3" />)

export const UndoButton = ({ undo }: { undo: (() => void) | null }) => {
  const { t } = useTranslation()
  return (
    <PlainButton
      className={styles.round}
      aria-label={t('swipe.undo')}
      title={t('swipe.undo')}
      disabled={undo === null}
      onClick={() => undo?.()}
    >
      <UndoIcon size={20} />
    </PlainButton>
  )
}

type Props = {
  top: Profile
  mayLike: boolean
  undo: (() => void) | null
  turn: (like: boolean) => void
}

/** What the thumb can do with the card, below it. A second click of a double click does nothing. */
export const TurnButtons = ({ top, mayLike, undo, turn }: Props) => {
  const { t } = useTranslation()
  const { id, name } = top
  return (
    <div className={styles.buttons}>
      <UndoButton undo={undo} />
      <PlainButton
        className={styles.round}
        data-size="large"
        aria-label={t('swipe.skipOf', { name })}
        onClick={({ detail }) => detail <= 1 && turn(false)}
      >
        <CloseIcon size={28} />
      </PlainButton>
      <PlainButton
        className={styles.round}
        data-size="large"
        data-like
        aria-label={t('swipe.likeOf', { name })}
        disabled={!mayLike}
        onClick={({ detail }) => detail <= 1 && turn(true)}
      >
        <HeartIcon filled size={28} />
      </PlainButton>
      <Link
        to={paths.memberChat(id)}
        className={styles.round}
        aria-label={t('swipe.writeTo', { name })}
      >
        <ChatIcon />
      </Link>
    </div>
  )
}
