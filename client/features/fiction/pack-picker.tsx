import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client/platform/api/call.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { newId } from '#client/platform/api/ids.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button, PlainButton } from '#client/ui/button.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import { Notice } from '#client/ui/states.tsx'
import { showMessage } from '#client/ui/toasts.ts'
import type { PackPortrait } from '#core/photo/pack/contract.ts'
import { packQuery, refetchPictures } from './picture-queries.ts'
import styles from './pictures.module.css'

const PAGE = 24

type PersonProps = { one: PackPortrait; isBusy: boolean; onChoose: (person: number) => void }

const Person = ({ one: { person, age, path, used }, isBusy, onChoose }: PersonProps) => {
  const { t } = useTranslation('desk')
  const { cdn_prefix } = useSettings()
  return (
    <li>
      <PlainButton className={styles.person} disabled={isBusy} onClick={() => onChoose(person)}>
        <img
          src={`${cdn_prefix}${path}`}
          alt={t('fictional.pictures.person', { person, age })}
          width={120}
          height={160}
          loading="lazy"
        />
        <span className={styles.small} aria-hidden="true">
          {age}
          {used && ` · ${t('fictional.pictures.used')}`}
        </span>
      </PlainButton>
    </li>
  )
}

type Props = { profile: string; onClose: () => void }

/** The people of the picture pack for a profile: the free ones first, the best fitting of them on top. */
export const PackPicker = ({ profile, onClose }: Props) => {
  const { t } = useTranslation('desk')
  const { t: say } = useTranslation()
  const { of } = useWords()
  const { data: people = [], error } = useQuery(packQuery(profile))
  const [count, setCount] = useState(PAGE)
  const choose = useMutation({
    mutationFn: (person: number) =>
      call('PUT /api/fictional-photos.php', {
        body: { id: profile, person },
        idempotencyKey: newId(),
      }),
    onSuccess: async () => {
      await refetchPictures(profile)
      void showMessage(t('fictional.pictures.changed'))
      onClose()
    },
  })
  const fault = choose.error ?? error
  return (
    <Sheet aria-labelledby="picture-pack" onClose={onClose} className={styles.sheet} light>
      {(close) => (
        <>
          <header className={styles.head}>
            <h2 id="picture-pack">{t('fictional.pictures.choose')}</h2>
            <Button variant="subtle" onClick={close}>
              {say('action.dismiss')}
            </Button>
          </header>
          <p className={styles.lead}>{t('fictional.pictures.chooseText')}</p>
          {fault && <Notice tone="bad">{of(fault)}</Notice>}
          <ul className={styles.row}>
            {people.slice(0, count).map((one) => (
              <Person
                key={one.person}
                one={one}
                isBusy={choose.isPending}
                onChoose={choose.mutate}
              />
            ))}
          </ul>
          {count < people.length && (
            <Button variant="default" onClick={() => setCount(count + PAGE)}>
              {t('fictional.pictures.more')}
            </Button>
          )}
        </>
      )}
    </Sheet>
  )
}
