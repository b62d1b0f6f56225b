import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { KeyCap } from '#client/parts/moderation/key-cap.tsx'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states.tsx'
import type { DeskCaseView } from '#core/moderation/desk/contract.ts'
import { isolate } from '#core/normalisation/direction.ts'
import styles from './case.module.css'
import { talkQuery } from './desk-queries.ts'
import { Marked } from './marked.tsx'
import { useKeys } from './use-keys.ts'

/** Whether there is a conversation around what is reported. */
export const hasTalk = ({ subject }: Pick<DeskCaseView, 'subject'>) =>
  subject === 'message' || subject === 'conversation'

const nameIn = (one: DeskCaseView, from: string) =>
  [one.accused, ...one.reports.map(({ reporter }) => reporter)].find(
    (member) => member?.id === from,
  )?.name

const keyed = <T,>(message: T, nth: number) => ({ ...message, nth })

/** What was said around what is reported, once somebody asks for it. */
export const Talk = ({ one, passages }: { one: DeskCaseView; passages: readonly string[] }) => {
  const { t } = useTranslation('desk')
  const { of } = useWords()
  const { moment } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { data, error, isFetching } = useQuery({ ...talkQuery(one.id), enabled: isOpen })
  const open = () => setOpen(true)
  useKeys({ o: open })
  return (
    <section>
      <h2 className={styles.heading}>{t('talk.title')}</h2>
      {!data && (
        <div className={styles.ask}>
          <Button variant="default" size="sm" tall loading={isFetching} onClick={open}>
            {t('talk.open')}
            <KeyCap after of="o" />
          </Button>
          <p className={styles.quiet}>{t('talk.logged')}</p>
        </div>
      )}
      {error && <Notice tone="bad">{of(error)}</Notice>}
      {data?.length === 0 && <p className={styles.quiet}>{t('talk.none')}</p>}
      {data && data.length > 0 && (
        <ol className={styles.talk} aria-live="polite">
          {data.map(keyed).map((message) => (
            <li
              key={message.nth}
              data-own={message.from !== one.accused?.id || undefined}
              data-reported={message.is_reported || undefined}
            >
              <p className={styles.quiet}>
                {isolate(nameIn(one, message.from) ?? t('talk.other'))}, {moment(message.at)}
                {message.is_reported && `, ${t('talk.reported')}`}
              </p>
              <p className={styles.bubble} dir="auto">
                {message.body === '' ? (
                  t('talk.gone')
                ) : (
                  <Marked
                    text={message.body}
                    passages={message.from === one.accused?.id ? passages : []}
                  />
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
