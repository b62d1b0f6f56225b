import { offerDraft } from '#client/parts/chat/draft.ts'
import { useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import styles from './album.module.css'
import { LockIcon } from './icons.tsx'

type Props = { id: string; name: string; count: number; isOpen: boolean }

/** How many photos are private, and how one may get to see them: by being let in, and by no plan. */
export const LockedAlbum = ({ id, name, count, isOpen }: Props) => {
  const { t } = useTranslation()
  const user = useUser()
  if (!user) return null
  return (
    <div className={styles.private}>
      <strong>
        <LockIcon size={20} />
        {t('album.photos', { count })}
      </strong>
      <span className={styles.hint}>
        {isOpen ? t('album.openForYou', { name }) : t('album.shutForYou', { name })}
      </span>
      {!isOpen && (
        <Button
          component={Link}
          variant="default"
          to={paths.memberChat(id)}
          onClick={() => offerDraft(user.id, id, t('album.question'))}
        >
          {t('album.ask')}
        </Button>
      )}
    </div>
  )
}
