import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { KeyCap } from '#client/parts/moderation/key-cap.tsx'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Empty, Notice } from '#client/ui/states.tsx'
import { showMessage } from '#client/ui/toasts.ts'
import type { ApprovalView } from '#core/moderation/approval/contract.ts'
import type { ApprovalOutcome } from '#core/moderation/approval/values.ts'
import { WithKeys } from '../desk/keys-help.tsx'
import { useKeys } from '../desk/use-keys.ts'
import { useWaited } from '../desk/waited.ts'
import { approvalsQuery, type Decided, decide } from './approval-queries.ts'
import styles from './approvals.module.css'

export const loader = () => queryClient.fetchQuery(approvalsQuery)

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-approval]')]
const at = () => rows().find((row) => row === document.activeElement)

const step = (by: 1 | -1) => {
  const all = rows()
  const now = all.indexOf(document.activeElement as HTMLElement)
  all[now < 0 ? 0 : Math.min(Math.max(now + by, 0), all.length - 1)]?.focus()
}

/** What it would do, in words. */
const useWhat = () => {
  const { t } = useTranslation('desk')
  const { money } = useFormat()
  return ({ kind, name, credits, money: amount }: ApprovalView) => {
    if (kind === 'gift_credits') return t('approvals.gift_credits', { name, count: credits ?? 0 })
    return t(`approvals.${kind}`, { name, amount: amount ? money(amount) : '' })
  }
}

type Act = (outcome: ApprovalOutcome) => void

const Actions = ({ one, act, busy }: { one: ApprovalView; act: Act; busy: boolean }) => {
  const { t } = useTranslation('desk')
  if (one.mine) {
    return (
      <Button variant="default" tall loading={busy} onClick={() => act('withdrawn')}>
        {t('approvals.withdraw')}
      </Button>
    )
  }
  if (!one.may_confirm) return <p className={styles.quiet}>{t('approvals.notYours')}</p>
  return (
    <>
      <Button variant="default" tall loading={busy} onClick={() => act('refused')}>
        {t('approvals.refuse')}
        <KeyCap after of="w" />
      </Button>
      <Button tall loading={busy} onClick={() => act('confirmed')}>
        {t('approvals.confirm')}
        <KeyCap after of="b" />
      </Button>
    </>
  )
}

const Row = ({ one, act, busy }: { one: ApprovalView; act: Act; busy: boolean }) => {
  const { t } = useTranslation('desk')
  const whatOf = useWhat()
  const waited = useWaited()
  const time = waited(one.at)
  return (
    <li className={styles.row} data-approval={one.id} tabIndex={-1}>
      <div className={styles.what}>
        <h2>{whatOf(one)}</h2>
        <p className={styles.quiet}>
          {one.mine ? t('approvals.byMe', { time }) : t('approvals.by', { name: one.by, time })}
        </p>
        <blockquote dir="auto">{one.reason}</blockquote>
        <Link to={laterPaths.deskMember(one.account)}>{one.name}</Link>
      </div>
      <div className={styles.actions}>
        <Actions one={one} act={act} busy={busy} />
      </div>
    </li>
  )
}

const Waiting = ({ help }: { help: ReactNode }) => {
  const { t } = useTranslation('desk')
  const { of } = useWords()
  const { approvals } = useSuspenseQuery(approvalsQuery).data
  const keyOf = useActionKey()
  const deciding = useMutation({
    mutationFn: (decided: Decided) => decide(decided, keyOf(decided)),
    onSuccess: (_, { outcome }) => void showMessage(t(`approvals.done.${outcome}`)),
  })
  const act = (id: string) => (outcome: ApprovalOutcome) => {
    if (!deciding.isPending) deciding.mutate({ id, outcome })
  }
  const byKey = (outcome: ApprovalOutcome) => () => {
    const one = approvals.find(({ id }) => id === at()?.dataset.approval)
    if (one?.may_confirm) act(one.id)(outcome)
  }
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    b: byKey('confirmed'),
    w: byKey('refused'),
  })
  return (
    <div className={styles.approvals}>
      <div className={styles.head}>
        <h1>{t('approvals.title')}</h1>
        <p className={styles.quiet}>{t('approvals.waiting', { count: approvals.length })}</p>
        {help}
      </div>
      {deciding.isError && <Notice tone="bad">{of(deciding.error)}</Notice>}
      {approvals.length === 0 ? (
        <Empty title={t('approvals.empty')} text={t('approvals.emptyText')} place="bar" />
      ) : (
        <ul className={styles.list}>
          {approvals.map((one) => (
            <Row
              key={one.id}
              one={one}
              act={act(one.id)}
              busy={deciding.isPending && deciding.variables.id === one.id}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** What was proposed and waits for a second person, with what it would do (MOD-03). */
export const Component = () => (
  <WithKeys place="approvals">{(help) => <Waiting help={help} />}</WithKeys>
)
