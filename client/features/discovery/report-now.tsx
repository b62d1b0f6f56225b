import { useEffect, useRef } from 'react'
import { useReport } from '#client/parts/moderation/use-report.tsx'
import type { Card } from '#core/contract/shapes.ts'

/** Opens the report of a member once, where it was asked. */
export const ReportNow = ({ member }: { member: Card }) => {
  const { report, sheet } = useReport()
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    report({ member, things: [{ subject: 'member', id: member.id }], mayBlock: true })
  })
  return sheet
}
