import { useEffect, useRef } from 'react'
import { BlockButton } from '#client/parts/chat/block-button.tsx'
import { useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { type HelpedReason, helpFor } from '#core/moderation/help.ts'
import { urgencyOf } from '#core/moderation/rules.ts'
import type { ReportReason } from '#core/moderation/values.ts'
import styles from './report-sheet.module.css'
import type { Reported } from './use-report.tsx'

const pace = { 0: 'atOnce', 1: 'soon', 2: 'inTurn' } as const

/** Who helps outside the site, where what was reported cannot wait for us. */
const HelpLines = ({ reason, country }: { reason: ReportReason; country: string }) => {
  const { t } = useTranslation('safety')
  const lines = helpFor(reason, country)
  if (lines.length === 0) return null
  return (
    <section className={styles.help}>
      <h3>{t('sent.help')}</h3>
      <p>{t(`sent.helpText.${reason as HelpedReason}`)}</p>
      <ul>
        {lines.map(({ name, address }) => (
          <li key={name}>
            <a
              href={address}
              {...(address.startsWith('https') && { target: '_blank' })}
              rel="noopener noreferrer"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = {
  titleId: string
  number: string
  reason: ReportReason
  reported: Reported
  onClose: () => void
}

/** It has arrived: its number, who helps meanwhile, and the offer to block. */
export const ReportSent = ({ titleId, number, reason, reported, onClose }: Props) => {
  const { t } = useTranslation('safety')
  const { member, mayBlock, onBlocked } = reported
  const country = useUser()?.country ?? ''
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const blocked = () => {
    onClose()
    onBlocked?.()
  }
  return (
    <>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {t('sent.title')}
      </h2>
      <p>
        <span className={styles.small}>{t('sent.number')}</span>
        <strong className={styles.number}>{number}</strong>
      </p>
      <p>
        {t(`sent.urgency.${pace[urgencyOf(reason)]}`)}{' '}
        <Link to={laterPaths.safety()} onClick={onClose}>
          {t('sent.follow')}
        </Link>
      </p>
      <HelpLines reason={reason} country={country} />
      {mayBlock && (
        <div className={styles.block}>
          <p>{t('sent.block', { name: member.name })}</p>
          <BlockButton member={member} onDone={blocked} />
        </div>
      )}
      <Button size="lg" wide onClick={onClose}>
        {t('sent.done')}
      </Button>
    </>
  )
}
