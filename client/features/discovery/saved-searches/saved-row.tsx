import { useState } from 'react'
import { useLocation } from 'react-router'
import { queryClient } from '#client/platform/api/client.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { CountBadge } from '#client/ui/count-badge.tsx'
import { icon } from '#client/ui/icons.tsx'
import { MoreIcon } from '#client/ui/member-icons.tsx'
import { Notice } from '#client/ui/states.tsx'
import { isSameSearch } from '#core/discovery/saved-searches/names.ts'
import { EditSaved } from './edit-saved.tsx'
import styles from './saved-searches.module.css'
import { useSearchName } from './search-name.ts'
import { type Saved, useChange } from './use-saved-searches.ts'

const BellIcon = icon(
  <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7ZM10 20.5a2.2 2.2 0 0 0 4 0" />,
)
const BellOffIcon = icon(
  <path d="M8.3 5.3A6 6 0 0 1 18 10c0 2 .3 3.4.8 4.4M16.5 17H4c0-1 2-2 2-7 0-.7.1-1.3.3-1.9M10 20.5a2.2 2.2 0 0 0 4 0M4 3.5l16.5 17" />,
)

/** Lists that were loaded before somebody new came do not show them. */
const loadAnew = (isShown: boolean) => {
  queryClient.removeQueries({ queryKey: ['members'], type: 'inactive' })
  if (isShown) void queryClient.invalidateQueries({ queryKey: ['members'] })
}

/** Looks for what it wishes, with those that are new before the others. */
const useOpen = ({ id, wishes, fresh, fresh_fictional }: Saved, onOpen: () => void) => {
  const navigate = useNavigate()
  const { state, search: current } = useLocation()
  const change = useChange()
  return async () => {
    const isNews = fresh + fresh_fictional > 0
    const search = new URLSearchParams({ ...wishes, ...(isNews && { sort: 'newest' }) })
    if (isNews) {
      loadAnew(isSameSearch(Object.fromEntries(new URLSearchParams(current)), wishes))
      change.mutate({ id, seen: true })
    }
    await navigate(`?${search}`, { replace: true, preventScrollReset: true, state })
    onOpen()
  }
}

/** How many came since one looked last: real members by number, fictional ones apart. */
const News = ({ fresh, fresh_fictional: fictional }: Saved) => {
  const { t } = useTranslation()
  return (
    <>
      {fictional > 0 && (
        <small className={styles.under}>{t('saved.freshFictional', { count: fictional })}</small>
      )}
      {fresh > 0 && (
        <CountBadge count={fresh} tone="unread" label={t('saved.fresh', { count: fresh })} />
      )}
    </>
  )
}

type Props = { saved: Saved; onOpen: () => void; onRemove: () => void }

export const SavedRow = ({ saved, onOpen, onRemove }: Props) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const name = useSearchName()(saved)
  const [isEdited, setEdited] = useState(false)
  const open = useOpen(saved, onOpen)
  const change = useChange()
  const notify = change.isPending ? (change.variables.notify ?? saved.notify) : saved.notify
  return (
    <li>
      <div className={styles.row}>
        <PlainButton className={styles.name} onClick={() => void open()}>
          <span>{name}</span>
          <News {...saved} />
        </PlainButton>
        <PlainButton
          className={styles.tool}
          aria-pressed={notify}
          aria-label={t('saved.bell', { name })}
          onClick={() => change.mutate({ id: saved.id, notify: !notify })}
        >
          {notify ? <BellIcon size={20} /> : <BellOffIcon size={20} />}
        </PlainButton>
        <PlainButton
          className={styles.tool}
          aria-expanded={isEdited}
          aria-label={t('saved.more', { name })}
          onClick={() => setEdited(!isEdited)}
        >
          <MoreIcon size={20} />
        </PlainButton>
      </div>
      {saved.dropped.length > 0 && <p className={styles.under}>{t('saved.dropped')}</p>}
      {change.isError && <Notice tone="bad">{of(change.error)}</Notice>}
      {isEdited && (
        <EditSaved
          saved={saved}
          called={name}
          onDone={() => setEdited(false)}
          onRemove={onRemove}
        />
      )}
    </li>
  )
}
