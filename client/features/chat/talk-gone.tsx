import { Refused } from '#client/platform/api/call-errors.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Empty } from '#client/ui/states.tsx'

/** The conversation does not exist for this member, or does no more (CHT-15). */
export const isGone = (error: unknown) =>
  error instanceof Refused && error.refusal.error === 'not_found'

export const TalkGone = () => {
  const { t } = useTranslation()
  return (
    <Empty title={t('gone.title')} text={t('gone.text')} place="evening" off>
      <Button component={Link} to={paths.members()}>
        {t('gone.look')}
      </Button>
      <Button component={Link} variant="default" to={paths.chats()}>
        {t('chats.title')}
      </Button>
    </Empty>
  )
}
