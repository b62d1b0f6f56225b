import { type ComponentType, useState } from 'react'
import { loadTexts } from '#client/platform/i18n/i18n.ts'
import { safety } from '#client/platform/i18n/page-texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { showMessage } from '#client/ui/toasts.ts'
import type { Card } from '#core/contract/shapes.ts'
import type { ReportableSubject, ReportReason } from '#core/moderation/values.ts'

export type Reported = {
  member: Pick<Card, 'id' | 'name'>
  /** What can be reported from where it was asked; the first is chosen. */
  things: readonly [Thing, ...Thing[]]
  /** Words that are reported, to be seen while one does. */
  quote?: string
  /** The part of them that it is about. */
  passage?: string
  /** Where it is known already. */
  reason?: ReportReason
  /** There is still something to block. */
  mayBlock: boolean
  onBlocked?: () => void
}
export type Thing = { subject: ReportableSubject; id: string }
export type ReportSheetProps = { reported: Reported; onClose: () => void }

const load = async () => {
  const [part] = await Promise.all([import('./report-sheet.tsx'), loadTexts(safety, 'safety')])
  return part.ReportSheet
}

type Opened = { Sheet: ComponentType<ReportSheetProps>; reported: Reported }

/** Opens the sheet that reports something; where it cannot be loaded, that is said. */
export const useReport = () => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = async (reported: Reported) => {
    try {
      setOpened({ Sheet: await load(), reported })
    } catch {
      void showMessage(t('error.unreachable'))
    }
  }
  const sheet = opened && (
    <opened.Sheet reported={opened.reported} onClose={() => setOpened(null)} />
  )
  return { report: (reported: Reported) => void open(reported), sheet }
}
