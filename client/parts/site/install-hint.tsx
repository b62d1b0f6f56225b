import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { chatsQuery } from '#client/platform/api/chats-query.ts'
import { likesQuery } from '#client/platform/api/likes-query.ts'
import { deviceStorage, readKept, storeJson } from '#client/platform/storage.ts'
import { isInstalled } from '#client/ui/installed.ts'
import { lazyPart } from '#client/ui/lazy-part.ts'
import type { User } from '#core/contract/shapes.ts'
import { asksToKeep, showsInstallHint } from '#core/site/install/rules.ts'
import { routeOf } from '#core/site/routes.ts'
import { useInstall } from './install.ts'
import { countVisit } from './visits.ts'

const InstallSheet = lazyPart(async () => {
  const [{ InstallSheet: Sheet }, { loadAllTexts }] = await Promise.all([
    import('./install-sheet.tsx'),
    import('#client/platform/i18n/i18n.ts'),
  ])
  await loadAllTexts()
  return Sheet
})

const isTime = (value: unknown): value is string => typeof value === 'string'

const kept = (account: string, name: string) => {
  const key = `vonk.${account}.${name}`
  return {
    at: () => readKept(deviceStorage, key, isTime),
    now: () => storeJson(deviceStorage, key, new Date().toISOString()),
  }
}

/** A match, a message or a purchase, as far as the page knows by itself: nothing is asked for it. */
const useHasReason = (user: User) => {
  const chats = useQuery({ ...chatsQuery, enabled: false }).data?.chats ?? []
  const matches = useQuery({ ...likesQuery, enabled: false }).data?.matches ?? []
  return user.paid_user || matches.length > 0 || chats.some(({ last_message }) => last_message)
}

/** Which question is due: to put the site on the screen, or what its app may keep. */
const useDue = (user: User): 'install' | 'keep' | null => {
  const { pathname, key } = useLocation()
  const { way } = useInstall()
  const hasReason = useHasReason(user)
  const [visits] = useState(() => countVisit(user.id))
  const at = { route: routeOf(pathname), isFirstPage: key === 'default' }
  if (document.querySelector('dialog[open]')) return null
  if (isInstalled()) {
    const wasAsked = kept(user.id, 'keep-asked').at() !== null
    return asksToKeep({ ...at, wasAsked }) ? 'keep' : null
  }
  const dismissedAt = kept(user.id, 'install-hint').at()
  const facts = { ...at, visits, hasReason, dismissedAt, now: Date.now() }
  return way !== null && showsInstallHint(facts) ? 'install' : null
}

/** At a good moment, and for long not again. */
export const InstallHint = ({ user }: { user: User }) => {
  const due = useDue(user)
  const [open, setOpen] = useState<'install' | 'keep' | null>(null)
  const [isDone, setDone] = useState(false)
  if (due && !open && !isDone) setOpen(due)
  if (!open) return null
  const close = () => {
    kept(user.id, 'install-hint').now()
    setDone(true)
    setOpen(null)
  }
  return (
    <InstallSheet
      account={user.id}
      first={open}
      onAsked={() => kept(user.id, 'keep-asked').now()}
      onClose={close}
    />
  )
}
