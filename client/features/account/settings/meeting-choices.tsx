import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { choicesQuery, visitorsQuery } from '#client/parts/discovery/meeting-queries.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { EyeIcon, PersonIcon } from '#client/ui/icons.tsx'
import { Notice } from '#client/ui/states.tsx'
import { Switch } from '#client/ui/switch.tsx'
import type { Answer } from '#core/contract/contract.ts'
import styles from './rows.module.css'
import { Section } from './settings-section.tsx'

type Choices = Answer<'GET /api/meeting-choices.php'>
const icons = { real_only: PersonIcon, unseen: EyeIcon }
const words = { real_only: 'realOnly', unseen: 'unseen' } as const
const names = Object.keys(words) as (keyof Choices)[]

/** Whom one wants to meet, and whether one looks without being seen. */
export const MeetingChoices = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const id = useId()
  const { data } = useQuery(choicesQuery)
  const change = useMutation({
    mutationFn: (body: Partial<Choices>) => call('PUT /api/meeting-choices.php', { body }),
    onSuccess: (now) => {
      queryClient.setQueryData(choicesQuery.queryKey, now)
      return queryClient.invalidateQueries({ queryKey: visitorsQuery.queryKey })
    },
  })
  const shown = { ...data, ...(change.isPending && change.variables) }
  return (
    <Section title={t('leaving.meeting')}>
      {names.map((name) => {
        const Icon = icons[name]
        return (
          <label key={name} className={styles.line} htmlFor={`${id}-${name}`}>
            <Icon size={20} />
            <span>
              <span id={`${id}-${name}-name`} className={styles.label}>
                {t(`leaving.${words[name]}`)}
              </span>
              <small className={styles.under}>{t(`leaving.${words[name]}Text`)}</small>
            </span>
            <Switch
              id={`${id}-${name}`}
              role="switch"
              aria-labelledby={`${id}-${name}-name`}
              checked={shown[name] ?? false}
              disabled={!data}
              onSwitch={(on) => change.mutate({ [name]: on })}
            />
          </label>
        )
      })}
      {change.isError && (
        <div className={styles.below}>
          <Notice tone="bad">{of(change.error)}</Notice>
        </div>
      )}
    </Section>
  )
}
