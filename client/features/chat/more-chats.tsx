import { useMutation } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { chatsQuery } from '#client/platform/api/chats-query.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states.tsx'
import styles from './chat-list.module.css'

/** The page of conversations after those that are shown. */
const loadMore = async (after: string) => {
  const page = await call('GET /api/chats.php', { query: { after } })
  queryClient.setQueryData(chatsQuery.queryKey, (known) => {
    if (!known) return known
    const here = new Set(known.chats.map(({ conversation }) => conversation))
    const more = page.chats.filter(({ conversation }) => !here.has(conversation))
    const { next: _, ...rest } = known
    return { ...rest, chats: [...known.chats, ...more], ...(page.next && { next: page.next }) }
  })
}

export const MoreChats = ({ after }: { after: string }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const more = useMutation({ mutationFn: () => loadMore(after) })
  return (
    <div className={styles.moreChats}>
      <Button variant="default" loading={more.isPending} onClick={() => more.mutate()}>
        {t('chats.more')}
      </Button>
      {more.isError && <Notice tone="bad">{of(more.error)}</Notice>}
    </div>
  )
}
