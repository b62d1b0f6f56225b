import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { KeyCap } from '#client/parts/moderation/key-cap.tsx'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { loadTexts } from '#client/platform/i18n/i18n.ts'
import { charts } from '#client/platform/i18n/page-texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { Button } from '#client/ui/button.tsx'
import { Empty, Notice } from '#client/ui/states.tsx'
import { showMessage } from '#client/ui/toasts.ts'
import { isSuspended } from '#core/account/selectors.ts'
import type { StaffRole } from '#core/kernel/roles.ts'
import { approvalRoles } from '#core/moderation/approval/rules.ts'
import type { ApprovalKind } from '#core/moderation/approval/values.ts'
import type { MemberFileView } from '#core/moderation/support/contract.ts'
import { mayHelp } from '#core/moderation/support/rules.ts'
import { type Proposal, ProposeSheet } from '../approval/propose.tsx'
import { WithKeys } from '../desk/keys-help.tsx'
import { useKeys } from '../desk/use-keys.ts'
import { Cases, Mails, More } from './facts.tsx'
import { Life } from './life.tsx'
import { Credits, type Order, Orders } from './money.tsx'
import { Photos } from './photos.tsx'
import styles from './support.module.css'
import { type Help, help, mailOf, memberQuery } from './support-queries.ts'

export const loader = async ({ params: { id = '' } }: LoaderArgs) => {
  await Promise.all([
    queryClient.fetchQuery({ ...memberQuery(id), staleTime: 0 }),
    loadTexts(charts, 'charts'),
  ])
}

/** Masked until it is asked for, which is logged. */
const Address = ({ file, mayAsk }: { file: MemberFileView; mayAsk: boolean }) => {
  const { t } = useTranslation('desk')
  const asking = useMutation({ mutationFn: () => mailOf(file.id) })
  const ask = mayAsk && !asking.data ? () => asking.mutate() : undefined
  useKeys({ m: ask })
  return (
    <p className={styles.address}>
      <span>{asking.data?.mail ?? file.mail}</span>
      {ask && (
        <Button variant="subtle" size="sm" loading={asking.isPending} onClick={ask}>
          {t('member.showMail')}
          <KeyCap after of="m" />
        </Button>
      )}
      {asking.data && <span className={styles.quiet}>{t('member.mailLogged')}</span>}
    </p>
  )
}

const Head = ({ file, help: keys }: { file: MemberFileView; help: ReactNode }) => {
  const { t } = useTranslation('desk')
  const { date } = useFormat()
  const { role } = useMember()
  return (
    <div className={styles.head}>
      <div>
        <h1>{file.name}</h1>
        <Address file={file} mayAsk={mayHelp(role)} />
      </div>
      <p className={styles.chips}>
        <span>{t('member.since', { date: date(file.since) })}</span>
        {file.premium && <span className={styles.chip}>{t('member.premium')}</span>}
        {!file.confirmed && <span className={styles.chip}>{t('member.unconfirmed')}</span>}
        {file.has_cases && <span className={styles.chip}>{t('member.hasCases')}</span>}
      </p>
      {keys}
    </div>
  )
}

const useHelp = (id: string) => {
  const { t } = useTranslation('desk')
  const keyOf = useActionKey()
  return useMutation({
    mutationFn: (asked: Help) => help(id, asked, keyOf([asked, Date.now()])),
    onSuccess: (_, { act }) => void showMessage(t(`member.done.${act}`)),
  })
}

type Deed = { key: string; words: string; act: () => void }

/** What this role may do for this member, each with its key. */
const deedsOf = (
  file: MemberFileView,
  role: StaffRole,
  { propose, ask }: { propose: (kind: ApprovalKind) => void; ask: (asked: Help) => void },
) => {
  const may = (kind: ApprovalKind) => approvalRoles[kind].propose.includes(role)
  const isHelper = mayHelp(role)
  const isBanned = file.life !== null && isSuspended({ state: file.life.state })
  return [
    may('gift_credits') && { key: 'g', words: 'gift', act: () => propose('gift_credits') },
    isHelper &&
      !file.confirmed && {
        key: 'r',
        words: 'resend',
        act: () => ask({ act: 'resend', mail: null }),
      },
    isHelper && { key: 'l', words: 'log_out', act: () => ask({ act: 'log_out', mail: null }) },
    may('lift_ban') && isBanned && { key: 'u', words: 'lift', act: () => propose('lift_ban') },
    may('erase_account') && { key: 'e', words: 'erase', act: () => propose('erase_account') },
  ].filter((deed): deed is Deed & { words: 'gift' | 'resend' | 'log_out' | 'lift' | 'erase' } =>
    Boolean(deed),
  )
}

const Opened = ({ file, help: keys }: { file: MemberFileView; help: ReactNode }) => {
  const { t } = useTranslation('desk')
  const { of } = useWords()
  const navigate = useNavigate()
  const { role } = useMember()
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const helping = useHelp(file.id)
  const whom = { account: file.id, name: file.name }
  const refund = ({ payment: id, left_minor: minor, alone_minor, money: { currency } }: Order) =>
    setProposal({
      ...whom,
      kind: 'refund',
      payment: { id, left: { minor, currency }, aloneMinor: alone_minor },
    })
  const deeds = deedsOf(file, role as StaffRole, {
    propose: (kind) => setProposal({ ...whom, kind }),
    ask: (asked) => helping.mutate(asked),
  })
  useKeys({
    ...Object.fromEntries(deeds.map(({ key, act }) => [key, act])),
    Escape: () => void navigate(laterPaths.deskMembers()),
  })
  return (
    <article className={styles.file}>
      <Head file={file} help={keys} />
      {helping.isError && <Notice tone="bad">{of(helping.error)}</Notice>}
      {deeds.length > 0 && (
        <section className={styles.deeds} aria-label={t('member.do')}>
          {deeds.map(({ key, words, act }) => (
            <Button key={key} variant="default" tall onClick={act}>
              {t(`member.${words}`)}
              <KeyCap after of={key} />
            </Button>
          ))}
        </section>
      )}
      <div className={styles.body}>
        {file.life && <Life life={file.life} />}
        <div className={styles.parts}>
          {file.orders && <Orders orders={file.orders} refund={refund} />}
          {file.credits && <Credits credits={file.credits} />}
          {file.photos && <Photos photos={file.photos} name={file.name} />}
          {file.mails && <Mails mails={file.mails} help={(asked) => helping.mutate(asked)} />}
          {file.cases && <Cases cases={file.cases} />}
          {(file.devices !== null || file.consents) && (
            <More devices={file.devices} consents={file.consents} />
          )}
        </div>
      </div>
      {proposal && <ProposeSheet proposal={proposal} onClose={() => setProposal(null)} />}
    </article>
  )
}

const NeedsReason = () => {
  const { t } = useTranslation('desk')
  return (
    <Empty whole title={t('member.needsReason')} text={t('member.needsReasonText')} place="bar">
      <Button component={Link} to={laterPaths.deskMembers()}>
        {t('member.toSearch')}
      </Button>
    </Empty>
  )
}

/** What is known of one member, as far as one's work needs it (MOD-03). */
export const Component = () => {
  const { id = '' } = useParams()
  const file = useSuspenseQuery(memberQuery(id)).data
  if (!file) return <NeedsReason />
  return <WithKeys place="member">{(keys) => <Opened file={file} help={keys} />}</WithKeys>
}
