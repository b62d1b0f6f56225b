import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { TextArea, TextField } from '#client/ui/field.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import { Notice } from '#client/ui/states.tsx'
import { showMessage } from '#client/ui/toasts.ts'
import type { Money } from '#core/kernel/money.ts'
import { isStaff } from '#core/kernel/roles.ts'
import { ok } from '#core/kernel/verdict.ts'
import {
  APPROVAL_REASON_MAX,
  GIFT_CREDITS_MAX,
  mayDecideAlone,
  REFUND_ALONE_MINOR,
} from '#core/moderation/approval/rules.ts'
import type { ApprovalKind } from '#core/moderation/approval/values.ts'
import { isBlank } from '#core/normalisation/text.ts'
import { propose, refundAlone } from './approval-queries.ts'
import styles from './approvals.module.css'

/**
 * A proposal about a member. For a refund: the payment, what is left of it, and what one person may
 * give back without a second.
 */
export type Proposal = {
  kind: ApprovalKind
  account: string
  name: string
  payment?: { id: string; left: Money; aloneMinor: number }
}

const AMOUNT = /^(\d{1,5})(?:[.,](\d{2}))?$/

/** In minor units, as people type money; null where it is none. */
const minorOf = (typed: string): number | null => {
  const [, whole, cents = '00'] = AMOUNT.exec(typed.trim()) ?? []
  return whole === undefined ? null : Number(`${whole}${cents}`)
}

const creditsOf = (typed: string): number | null => {
  const credits = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return credits >= 1 && credits <= GIFT_CREDITS_MAX ? credits : null
}

/** Whole, or null. */
const numberIn = ({ kind, payment }: Proposal, typed: string): number | null => {
  if (kind === 'gift_credits') return creditsOf(typed)
  if (kind !== 'refund') return 0
  const minor = minorOf(typed)
  return minor !== null && minor > 0 && minor <= (payment?.left.minor ?? 0) ? minor : null
}

const useSend = (proposal: Proposal, close: () => void) => {
  const { t } = useTranslation('desk')
  const { role } = useMember()
  const keyOf = useActionKey()
  const { kind: asked } = proposal
  const givenMinor = REFUND_ALONE_MINOR - (proposal.payment?.aloneMinor ?? 0)
  const isAlone = (amount: number | null) =>
    isStaff(role) &&
    mayDecideAlone({ kind: asked, role, involved: false, amount, givenMinor }) === ok
  const mayAlone = isAlone(1)
  const sending = useMutation({
    mutationFn: async ({ amount, reason }: { amount: number; reason: string }) => {
      const { kind, account, payment } = proposal
      const refund = { payment: payment?.id ?? '', minor: amount, reason }
      if (isAlone(amount)) return refundAlone(refund, keyOf(refund))
      if (kind === 'refund') return propose({ kind, ...refund }, keyOf(refund))
      const body =
        kind === 'gift_credits'
          ? { kind, account, credits: amount, reason }
          : { kind, account, reason }
      return propose(body, keyOf(body))
    },
    onSuccess: (_, { amount }) => {
      void showMessage(t(isAlone(amount) ? 'propose.given' : 'propose.proposed'))
      close()
    },
  })
  return { sending, isAlone, mayAlone }
}

const Form = ({ proposal, close }: { proposal: Proposal; close: () => void }) => {
  const { t } = useTranslation('desk')
  const { of } = useWords()
  const { money } = useFormat()
  const { kind, payment } = proposal
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { sending, isAlone, mayAlone } = useSend(proposal, close)
  const amount = numberIn(proposal, typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (amount !== null && !isBlank(reason)) sending.mutate({ amount, reason })
  }
  const hasAmount = kind === 'gift_credits' || kind === 'refund'
  const ofCurrency = { currency: payment?.left.currency ?? '' }
  const small = {
    minor: payment?.aloneMinor ?? REFUND_ALONE_MINOR,
    currency: payment?.left.currency ?? 'EUR',
  } as const
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {hasAmount && (
        <TextField
          label={
            kind === 'refund' && payment?.left.currency !== 'EUR'
              ? t('propose.amountOf', ofCurrency)
              : t(kind === 'refund' ? 'propose.amount' : 'propose.credits')
          }
          description={payment && t('propose.left', { amount: money(payment.left) })}
          error={isChecked && amount === null ? t('propose.wrong') : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <TextArea
        label={t('propose.reason')}
        description={t('propose.reasonHint')}
        error={isChecked && isBlank(reason) ? t('members.missing') : undefined}
        rows={2}
        maxLength={APPROVAL_REASON_MAX}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <p className={styles.quiet}>
        {mayAlone ? t('propose.small', { amount: money(small) }) : t('propose.two')}
      </p>
      {sending.isError && <Notice tone="bad">{of(sending.error)}</Notice>}
      <div className={styles.actions}>
        <Button variant="default" tall onClick={close}>
          {t('propose.cancel')}
        </Button>
        <Button type="submit" tall loading={sending.isPending}>
          {isAlone(amount) ? t('propose.give') : t('propose.send')}
        </Button>
      </div>
    </form>
  )
}

/** Proposes what a second person confirms, or gives back what one may alone. */
export const ProposeSheet = ({
  proposal,
  onClose,
}: {
  proposal: Proposal
  onClose: () => void
}) => {
  const { t } = useTranslation('desk')
  return (
    <Sheet aria-labelledby="propose" light onClose={onClose}>
      {(close) => (
        <>
          <h2 id="propose">{t(`propose.${proposal.kind}`, { name: proposal.name })}</h2>
          <Form proposal={proposal} close={close} />
        </>
      )}
    </Sheet>
  )
}
