import { useMutation, useQuery } from '@tanstack/react-query'
import { Avatar } from '#client/parts/discovery/avatar.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states.tsx'
import styles from './album.module.css'
import { albumQuery, setAlbumOpen } from './album.ts'

/** Who sees one's private album, and the way to take that back from each (PRF-11). */
export const AlbumAccess = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { data, error } = useQuery(albumQuery)
  const shut = useMutation({ mutationFn: (id: string) => setAlbumOpen(id, false) })
  const openTo = data?.open_to ?? []
  return (
    <section className={styles.access} aria-labelledby="album-access">
      <h3 id="album-access">{t('album.title')}</h3>
      <p className={styles.hint}>{t('album.lead')}</p>
      {error && <Notice tone="bad">{of(error)}</Notice>}
      {shut.isError && <Notice tone="bad">{of(shut.error)}</Notice>}
      {data && openTo.length === 0 && <p className={styles.hint}>{t('album.nobody')}</p>}
      {openTo.length > 0 && (
        <ul aria-label={t('album.openTo')}>
          {openTo.map((member) => (
            <li key={member.id} className={styles.row}>
              <Link to={paths.member(member.id)} className={styles.who}>
                <Avatar member={member} />
                <span>{member.name}</span>
              </Link>
              <Button
                variant="default"
                aria-label={t('album.shutFor', { name: member.name })}
                loading={shut.isPending && shut.variables === member.id}
                onClick={() => shut.mutate(member.id)}
              >
                {t('album.takeBack')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
