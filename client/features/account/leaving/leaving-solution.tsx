import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { useLifecycle } from '#client/platform/api/lifecycle.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states.tsx'
import { showMessage } from '#client/ui/toasts.ts'
import { type LeavingReason, type Solution, solutionOf } from '#core/account/leaving/rules.ts'
import { account } from '#core/account/machine.ts'
import { setVisible } from '../settings/set-visible.ts'
import { StayOffer } from './stay-offer.tsx'

const HideOffer = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const navigate = useNavigate()
  const { can } = useLifecycle(account, useMember().lifecycle)
  const hiding = useMutation({
    mutationFn: () => setVisible(false),
    onSuccess: async () => {
      void showMessage(t('leaving.hidden'))
      await navigate(paths.settings())
    },
  })
  if (!can({ type: 'hide' })) return <p>{t('leaving.hiddenAlready')}</p>
  return (
    <>
      <Button variant="default" loading={hiding.isPending} onClick={() => hiding.mutate()}>
        {t('leaving.hide')}
      </Button>
      {hiding.isError && <p role="alert">{of(hiding.error)}</p>}
    </>
  )
}

/** What may help with this reason. It is an offer and no condition. */
export const LeavingSolution = ({ reason }: { reason: LeavingReason }) => {
  const { t } = useTranslation()
  const { support_email: email } = useSettings()
  const ways: Record<Solution, ReactNode> = {
    none: null,
    hide: <HideOffer />,
    profile: <Link to={paths.profile()}>{t('leaving.toProfile')}</Link>,
    discount: <StayOffer />,
    support: <a href={`mailto:${email}`}>{t('leaving.toSupport', { email })}</a>,
  }
  const solution = solutionOf(reason)
  return (
    <Notice>
      {solution !== 'discount' && <p>{t(`leaving.solution.${reason}`)}</p>}
      {ways[solution]}
    </Notice>
  )
}
