import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Avatar } from '#client/parts/discovery/avatar.tsx'
import { KeyCap } from '#client/parts/moderation/key-cap.tsx'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { regionsQuery } from '#client/platform/api/region-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { ask } from '#client/ui/ask.ts'
import { Button, PlainButton } from '#client/ui/button.tsx'
import { Empty, Notice } from '#client/ui/states.tsx'
import type { Fictional, FictionalForm } from '#core/fiction/contract.ts'
import { isolate } from '#core/normalisation/direction.ts'
import { Pictures } from './pictures.tsx'
import { emptyForm, ProfileForm } from './profile-form.tsx'
import styles from './profiles.module.css'
import { profilesQuery } from './queries.ts'
import { useKeys } from './use-keys.ts'

export const loader = () =>
  Promise.all([queryClient.fetchQuery(profilesQuery), queryClient.ensureQueryData(regionsQuery)])

type RowProps = { one: Fictional; isChosen: boolean; onChoose: () => void }

const Row = ({ one: { member, form, waiting }, isChosen, onChoose }: RowProps) => {
  const { t } = useTranslation('desk')
  return (
    <li>
      <PlainButton className={styles.row} aria-pressed={isChosen} onClick={onChoose}>
        <Avatar member={member} />
        <span className={styles.words}>
          <strong>
            {isolate(member.name)}, {member.age}
          </strong>
          <span className={styles.small}>{form.purpose}</span>
          <span className={styles.small}>
            {t(`fictional.by.${form.answers}`)}
            {waiting > 0 && ` · ${t('fictional.waiting', { count: waiting })}`}
          </span>
        </span>
      </PlainButton>
    </li>
  )
}

const useEnd = (onEnded: () => void) =>
  useMutation({
    mutationFn: (id: string) => call('DELETE /api/fictional.php', { body: { id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: profilesQuery.queryKey })
      onEnded()
    },
  })

/** The fictional profiles of the site: made, changed and ended here, and nowhere else. */
export const Component = () => {
  const { t } = useTranslation('desk')
  const { of } = useWords()
  const profiles = useSuspenseQuery(profilesQuery).data
  const [chosen, setChosen] = useState<FictionalForm | null>(null)
  const close = () => setChosen(null)
  const end = useEnd(close)
  const at = profiles.findIndex(({ form }) => form.id === chosen?.id)
  const go = (nth: number) => setChosen(profiles[nth]?.form ?? chosen)
  const make = () => setChosen(emptyForm())
  useKeys({
    j: () => go(at + 1),
    k: () => go(Math.max(0, at - 1)),
    n: make,
    Escape: close,
  })
  const endOne = async () => {
    if (!chosen) return
    const question = t('fictional.sure', { name: chosen.name })
    if (!(await ask({ question, yes: t('fictional.end'), no: t('fictional.cancel') }))) return
    end.mutate(chosen.id)
  }
  return (
    <div className={styles.profiles} data-open={chosen !== null || undefined}>
      <section className={styles.list} aria-label={t('fictional.title')}>
        <header className={styles.head}>
          <h1>{t('fictional.title')}</h1>
          <Button size="sm" variant={chosen ? 'default' : 'filled'} onClick={make}>
            {t('fictional.make')} <KeyCap of="N" after />
          </Button>
        </header>
        {profiles.length === 0 && (
          <Empty title={t('fictional.none')} text={t('fictional.noneText')} place="dusk" />
        )}
        <ul>
          {profiles.map((one) => (
            <Row
              key={one.form.id}
              one={one}
              isChosen={one.form.id === chosen?.id}
              onChoose={() => setChosen(one.form)}
            />
          ))}
        </ul>
      </section>
      {chosen && (
        <div>
          {end.error && <Notice tone="bad">{of(end.error)}</Notice>}
          <ProfileForm
            key={chosen.id}
            first={chosen}
            isNew={at < 0}
            onDone={close}
            {...(at >= 0 && { onEnd: () => void endOne() })}
          />
          {at >= 0 && (
            <Pictures key={`pictures ${chosen.id}`} profile={chosen.id} name={chosen.name} />
          )}
        </div>
      )}
    </div>
  )
}
