import { useMutation } from '@tanstack/react-query'
import { favouritesQuery } from '#client/parts/discovery/meeting-queries.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { newId } from '#client/platform/api/ids.ts'
import { memberQuery } from '#client/platform/api/member-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { showMessage } from '#client/ui/toasts.ts'
import type { Card } from '#core/contract/shapes.ts'

export type Keepable = Pick<Card, 'id' | 'name'> & { kept?: boolean | undefined }

/** Shows it on the profile and in the list, before the server has answered. */
const show = (id: string, kept: boolean) => {
  queryClient.setQueryData(memberQuery(id).queryKey, (known) => known && { ...known, kept })
  queryClient.setQueryData(favouritesQuery.queryKey, (known) =>
    known?.map((member) => (member.id === id ? { ...member, kept } : member)),
  )
}

/** Keeps a member or lets them go, says so, and takes it back where one asks. */
export const useKeep = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ id, kept }: { id: string; kept: boolean }) => {
      const command = { body: { id }, idempotencyKey: newId() }
      return kept
        ? call('POST /api/favourites.php', command)
        : call('DELETE /api/favourites.php', command)
    },
    onMutate: ({ id, kept }) => show(id, kept),
    onError: (_, { id, kept }) => show(id, !kept),
  })
  const keep = async (member: Keepable, kept: boolean) => {
    const { id, name } = member
    try {
      await mutateAsync({ id, kept })
      const run = () => void keep(member, !kept)
      const message = kept ? t('likes.kept', { name }) : t('likes.letGo', { name })
      void showMessage(message, { label: t('likes.undo'), run })
    } catch (error) {
      void showMessage(of(error))
    }
  }
  return { keep, isPending }
}
