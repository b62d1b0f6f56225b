import { useDismissed } from '#client/parts/site/dismissed.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { TopAlert } from '#client/platform/shell/top-alert.tsx'
import type { User } from '#core/contract/shapes.ts'

export const PhotoAlert = ({ user }: { user: User }) => {
  const { t } = useTranslation()
  const { dismiss } = useDismissed(user.id, 'photo')
  return (
    <TopAlert title={t('around.photo')} text={t('around.photoText')} onDismiss={dismiss}>
      <Link to={paths.profile()}>{t('around.photoAdd')}</Link>
    </TopAlert>
  )
}
