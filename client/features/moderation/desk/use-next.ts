import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { showMessage } from '#client/ui/toasts.ts'
import { claim } from './desk-queries.ts'

/** Takes the first case that waits and opens it; where none does, the queue says so. */
export const useNext = () => {
  const { t } = useTranslation('desk')
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      const { id } = await claim(null)
      if (id === null) void showMessage(t('queue.none'))
      await navigate(id === null ? paths.desk() : laterPaths.deskCase(id))
    },
  })
}
