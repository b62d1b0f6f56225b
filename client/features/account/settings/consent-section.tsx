import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { Choice } from '#client/ui/choice.tsx'
import { HeartIcon } from '#client/ui/icons.tsx'
import { Notice } from '#client/ui/states.tsx'
import { CONSENT_VERSION } from '#core/account/profile/values.ts'
import { type Gender, genders } from '#core/discovery/values.ts'
import styles from './rows.module.css'
import { Fold } from './settings-section.tsx'

/** Consent to keep who one looks for: when it was given, and its end or its return (promise H8). */
export const Consent = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { date } = useFormat()
  const { seeks, consent } = useMember()
  const [wish, setWish] = useState<Gender | ''>(seeks ?? '')
  const change = useMutation({
    mutationFn: (give: Gender | null) =>
      give
        ? call('PUT /api/consent.php', { body: { consent: CONSENT_VERSION, seeks: give } })
        : call('DELETE /api/consent.php'),
    onSuccess: async ({ user }) => {
      queryClient.setQueryData(userQuery.queryKey, user)
      await queryClient.invalidateQueries({ queryKey: ['members'] })
    },
  })
  return (
    <Fold
      title={t('consent.title')}
      icon={HeartIcon}
      value={seeks ? t(`seeks.${seeks}`) : t('consent.everybody')}
    >
      <p role="status">
        {consent ? t('consent.given', { date: date(consent.given_at) }) : t('consent.none')}
      </p>
      {!consent && (
        <Choice
          legend={t('signup.seeks')}
          name="seeks"
          options={genders.map((value) => ({ value, text: t(`seeks.${value}`) }))}
          value={wish}
          onChange={setWish}
        />
      )}
      <Button
        className={styles.action ?? ''}
        variant="default"
        tall
        loading={change.isPending}
        disabled={!consent && wish === ''}
        onClick={() => change.mutate(consent || wish === '' ? null : wish)}
      >
        {consent ? t('consent.withdraw') : t('consent.give')}
      </Button>
      {change.isError && <Notice tone="bad">{of(change.error)}</Notice>}
    </Fold>
  )
}
