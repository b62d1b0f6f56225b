import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { KeyCap } from '#client/parts/moderation/key-cap.tsx'
import { call } from '#client/platform/api/call.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { newId } from '#client/platform/api/ids.ts'
import { formKey, useKeptText } from '#client/platform/form/kept-text.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { isSendingEnter } from '#client/ui/enter-key.ts'
import { TextArea } from '#client/ui/field.tsx'
import { BackIcon } from '#client/ui/icons.tsx'
import { Notice } from '#client/ui/states.tsx'
import { TYPING_EVERY_MS } from '#core/chat/values.ts'
import type { Talk } from '#core/fiction/contract.ts'
import { isBlank } from '#core/normalisation/text.ts'
import styles from './answers.module.css'
import { askAnew, talkQuery } from './queries.ts'
import { Story } from './story.tsx'
import { useKeys } from './use-keys.ts'

const useSaid = () => {
  const { t } = useTranslation('desk')
  const { t: say } = useTranslation()
  return ({ type, gift, body }: Talk['messages'][number]) => {
    if (type === 'photo') return `${t('answers.photo')} ${body}`
    return gift ? `${t('answers.gift', { gift: say(`gift.names.${gift}`) })} ${body}` : body
  }
}

const Said = ({ talk }: { talk: Talk }) => {
  const { moment } = useFormat()
  const said = useSaid()
  const end = useRef<HTMLLIElement>(null)
  const latest = talk.messages.at(-1)?.id
  useEffect(() => {
    if (latest) end.current?.scrollIntoView({ block: 'nearest' })
  }, [latest])
  return (
    <ol className={styles.said}>
      {talk.messages.map((message) => (
        <li key={message.id} data-own={message.own} ref={message.id === latest ? end : null}>
          <p dir="auto">{said(message)}</p>
          <time dateTime={message.at}>{moment(message.at)}</time>
        </li>
      ))}
    </ol>
  )
}

/** Taken in hand, let go, and answered, each with what is shown of it asked anew. */
const useActs = (conversation: string, onSent: () => void) => {
  const body = { conversation }
  const onSettled = () => askAnew(conversation)
  const take = useMutation({
    mutationFn: () => call('POST /api/fictional-claim.php', { body }),
    onSettled,
  })
  const release = useMutation({
    mutationFn: () => call('DELETE /api/fictional-claim.php', { body }),
    onSettled,
  })
  const send = useMutation({
    mutationFn: (said: { id: string; body: string }) =>
      call('POST /api/fictional-answer.php', { body: { ...said, conversation } }),
    onSuccess: onSent,
    onSettled,
  })
  return { take, release, send, error: take.error ?? release.error ?? send.error }
}

/** The member sees that somebody types while somebody does, and no more often than in any chat. */
const useTyping = (conversation: string) => {
  const told = useRef(0)
  return () => {
    if (Date.now() - told.current < TYPING_EVERY_MS) return
    told.current = Date.now()
    call('POST /api/fictional-typing.php', { body: { conversation }, retries: 0 }).catch(() => {})
  }
}

type WriteProps = { talk: Talk; acts: ReturnType<typeof useActs> }

const Write = ({ talk, acts }: WriteProps) => {
  const { t } = useTranslation('desk')
  const { id: staff } = useMember()
  const [text, setText] = useKeptText(formKey(staff, `answer.${talk.conversation}`))
  const [id, setId] = useState(newId)
  const field = useRef<HTMLTextAreaElement>(null)
  const typing = useTyping(talk.conversation)
  useEffect(() => field.current?.focus(), [])
  const send = () => {
    if (isBlank(text) || acts.send.isPending) return
    // A sent answer leads to the next conversation, and leaves no text here.
    acts.send.mutateAsync({ id, body: text }).then(
      () => setText(''),
      () => undefined,
    )
  }
  return (
    <form
      className={styles.write}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        ref={field}
        label={t('answers.as', { name: talk.profile.name })}
        rows={3}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setId(newId())
          typing()
        }}
        onKeyDown={(event) => {
          if (!isSendingEnter(event)) return
          event.preventDefault()
          send()
        }}
      />
      <p className={styles.small}>{t('answers.rules')}</p>
      <div className={styles.acts}>
        <Button variant="quiet" onClick={() => acts.release.mutate()}>
          {t('answers.release')} <KeyCap of="Esc" after />
        </Button>
        <Button type="submit" loading={acts.send.isPending}>
          {t('answers.send')} <KeyCap of="↵" after />
        </Button>
      </div>
    </form>
  )
}

/** A conversation of a fictional profile, with its story beside it. */
export const DeskTalk = ({
  conversation,
  onSent,
}: {
  conversation: string
  onSent: () => void
}) => {
  const { t } = useTranslation('desk')
  const { of } = useWords()
  const { time } = useFormat()
  const talk = useSuspenseQuery(talkQuery(conversation)).data
  const acts = useActs(conversation, onSent)
  const isOwn = talk.claim?.own === true
  const isTaken = talk.claim?.own === false
  useKeys({
    Enter: () => !isOwn && !isTaken && acts.take.mutate(),
    Escape: () => isOwn && acts.release.mutate(),
  })
  const { member, profile } = talk
  return (
    <>
      <section
        className={styles.talk}
        aria-label={t('answers.to', { member: member.name, profile: profile.name })}
      >
        <header className={styles.head}>
          <Link to={paths.deskAnswers()} className={styles.back} aria-label={t('answers.back')}>
            <BackIcon />
          </Link>
          <h2>{member.name}</h2>
          <span className={styles.small}>
            {t('answers.knows', { name: member.name, profile: profile.name })}
          </span>
          {talk.claim && (
            <span className={styles.mine}>
              {isOwn ? t('answers.yours', { time: time(talk.claim.until) }) : t('answers.taken')}
            </span>
          )}
        </header>
        {isOwn && <Said talk={talk} />}
        {acts.error && <Notice tone="bad">{of(acts.error)}</Notice>}
        {isOwn && <Write talk={talk} acts={acts} />}
        {!isOwn && !isTaken && (
          <div className={styles.acts}>
            <Button loading={acts.take.isPending} onClick={() => acts.take.mutate()}>
              {t('answers.take')} <KeyCap of="↵" after />
            </Button>
          </div>
        )}
      </section>
      <Story talk={talk} />
    </>
  )
}
