import { chatsQuery } from '#client/platform/api/chats-query.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Empty } from '#client/ui/states.tsx'

/** The list says by itself when it could not be loaded. */
export const loader = async () => {
  await queryClient.prefetchQuery({ ...chatsQuery, staleTime: Number.POSITIVE_INFINITY })
  return null
}

/** Beside the list, on a wide screen, while no conversation is open. */
export const Component = () => {
  const { t } = useTranslation()
  return <Empty title={t('chats.pick')} place="evening" />
}
