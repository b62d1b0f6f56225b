import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states.tsx'
import { showMessage } from '#client/ui/toasts.ts'
import type { Card } from '#core/contract/shapes.ts'
import { albumQuery, setAlbumOpen } from './album.ts'
import { photosQuery } from './photos.ts'

/** Opens one's own private album for this member, or takes that back; not there without one. */
export const AlbumButton = ({ member }: { member: Pick<Card, 'id' | 'name'> }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const photos = useQuery(photosQuery).data?.photos ?? []
  const album = useQuery(albumQuery).data
  const isOpen = album?.open_to.some(({ id }) => id === member.id) ?? false
  const change = useMutation({
    mutationFn: () => setAlbumOpen(member.id, !isOpen),
    onSuccess: () =>
      void showMessage(t(isOpen ? 'album.nowShut' : 'album.nowOpen', { name: member.name })),
  })
  if (!album || !photos.some((photo) => photo.private)) return null
  return (
    <>
      <Button variant="subtle" loading={change.isPending} onClick={() => change.mutate()}>
        {t(isOpen ? 'album.shut' : 'album.open')}
      </Button>
      {change.isError && <Notice tone="bad">{of(change.error)}</Notice>}
    </>
  )
}
