import { useState } from 'react'
import { entrySkippedAt, onEntryClosed } from '#client/parts/site/entry.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { isInstalled } from '#client/ui/installed.ts'
import { showsEntryWarning } from '#core/site/entry/rules.ts'
import type { RouteName } from '#core/site/routes.ts'
import { EntryDialog } from './entry-dialog.tsx'

const open = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal()
}

/** Over the page that a visitor comes to first, until it is closed. */
export const EntryWarning = ({ route }: { route: RouteName | null }) => {
  const settings = useSettings()
  const [skippedAt, setSkippedAt] = useState(entrySkippedAt)
  const [installed] = useState(isInstalled)
  const facts = { route, loggedIn: false, installed, skippedAt }
  if (!showsEntryWarning(settings, facts)) return null
  const close = ({ currentTarget }: { currentTarget: HTMLDialogElement }) => {
    onEntryClosed(currentTarget)
    setSkippedAt(entrySkippedAt())
  }
  return <EntryDialog age={settings.min_age} ref={open} onClose={close} />
}
