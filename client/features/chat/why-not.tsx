import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useResend } from '#client/parts/account/use-resend.ts'
import { UnblockButton } from '#client/parts/chat/block-button.tsx'
import { useMember } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states.tsx'
import { FREE_CONVERSATIONS } from '#core/chat/rules.ts'
import type { Card } from '#core/contract/shapes.ts'
import { Buy } from './buy.tsx'

const ReorderLink = () => {
  const { t } = useTranslation()
  return (
    <Button component={Link} variant="default" to={paths.repeatOrder()}>
      {t('repeat.link')}
    </Button>
  )
}

const Resend = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const resend = useResend()
  if (resend.isSuccess) return <p>{t('activate.resent')}</p>
  return (
    <>
      <Button loading={resend.isPending} onClick={() => resend.mutate()}>
        {t('activate.resend')}
      </Button>
      {resend.isError && <p role="alert">{of(resend.error)}</p>}
    </>
  )
}

const AgeWay = ({ label }: { label: string }) => (
  <Button component={Link} to={laterPaths.ageProof(useLocation().pathname)}>
    {label}
  </Button>
)

const Look = () => {
  const { t } = useTranslation()
  return (
    <Button component={Link} variant="default" to={paths.members()}>
      {t('gone.look')}
    </Button>
  )
}

type Props = {
  why: string
  /** What waits, and that it is kept; said of a text where nothing else is given. */
  text: string
  kept?: string
  member: Card
}

const useNextStep = ({ why, text, kept, member }: Props): { text?: string; way?: ReactNode } => {
  const { t } = useTranslation()
  const user = useMember()
  const conversations = t('activate.conversations', { count: FREE_CONVERSATIONS })
  const ways: Record<string, { text?: string; way?: ReactNode }> = {
    insufficient_credits: {
      way: (
        <>
          <Buy label={t('chat.buy')} title={t('chat.buyTitle')} text={text} kept={kept} />{' '}
          {user.paid_user && <ReorderLink />}
        </>
      ),
    },
    premium_only: {
      text: t('chat.premiumText', { conversations }),
      way: <Buy label={t('chat.premium')} title={t('chat.premiumTitle')} text={text} kept={kept} />,
    },
    member_blocked: { way: <UnblockButton member={member} /> },
    member_gone: { way: <Look /> },
    chats_paused: {
      way: (
        <Button component={Link} variant="default" to={laterPaths.safety()}>
          {t('safety.why')}
        </Button>
      ),
    },
    email_not_confirmed: { way: <Resend /> },
    age_proof_needed: { text: t('age.once'), way: <AgeWay label={t('age.way')} /> },
    terms_changed: {
      way: (
        <Button component={Link} variant="default" to={laterPaths.newTerms()}>
          {t('terms.look')}
        </Button>
      ),
    },
    age_refused: { way: <AgeWay label={t('age.whatNow')} /> },
  }
  return ways[why] ?? {}
}

/** Why nothing may be sent, and a way on. */
export const WhyNot = (props: Props) => {
  const { t } = useTranslation()
  const { refusal } = useWords()
  const { text, way } = useNextStep(props)
  return (
    <Notice>
      <p>
        <strong>{refusal({ error: props.why })}</strong> {text}{' '}
        {props.text !== '' && (props.kept ?? t('chat.kept'))}
      </p>
      {way}
    </Notice>
  )
}
