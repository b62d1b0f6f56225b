import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useDraft } from '#client/parts/chat/draft.ts'
import type { Waiting } from '#client/parts/chat/outbox.ts'
import { outboxOf } from '#client/parts/chat/own-outbox.ts'
import { tellTyping, typingTold } from '#client/parts/chat/typing.ts'
import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { newId } from '#client/platform/api/ids.ts'
import { useLifecycle } from '#client/platform/api/lifecycle.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { isSendingEnter } from '#client/ui/enter-key.ts'
import type { Conversation } from '#core/chat/contract.ts'
import { conversation as lifecycle } from '#core/chat/machine.ts'
import { messageCost } from '#core/chat/selectors.ts'
import type { Gift } from '#core/chat/values.ts'
import type { Card } from '#core/contract/shapes.ts'
import { isBlank, normalizeText } from '#core/normalisation/text.ts'
import { Balance } from './balance.tsx'
import styles from './composer.module.css'
import { ConfirmFirst } from './confirm-first.tsx'
import { EmojiButton } from './emoji-button.tsx'
import { hasToConfirm, isFirstOf, sendingFacts } from './facts.ts'
import { GiveButton } from './give-button.tsx'
import { Icebreakers } from './icebreakers.tsx'
import { useMessageActions } from './message-actions.tsx'
import { PhotoButton } from './photo-button.tsx'
import { ReplyStrip } from './reply-strip.tsx'
import { SendButton } from './send-button.tsx'
import { WhyNot } from './why-not.tsx'

type Props = { conversation: Conversation; waiting: readonly Waiting[]; onSent: () => void }

/** Typing has not begun, or is too long: said beside the text, not as a reason in the way. */
const whileTyping: readonly string[] = ['message_empty', 'message_too_long']

/** There is nobody to write to: no box to type in. */
const ended: readonly string[] = ['member_blocked', 'member_gone']

const useSending = ({ conversation, waiting, onSent }: Props) => {
  const user = useMember()
  const settings = useSettings()
  const { member, side } = conversation
  const { replyTo, reply } = useMessageActions()
  const [text, setText] = useDraft(user.id, member.id)
  const [sent, setSent] = useState(0)
  const chart = useLifecycle(lifecycle, conversation.lifecycle)
  const pending = waiting.reduce(
    (sum, actor) => sum + messageCost(settings, actor.getSnapshot().context),
    0,
  )
  const known = { user, settings, conversation, waiting: pending }
  const facts = sendingFacts({ ...known, text })
  const message = useMemo(() => ({ id: newId(), body: normalizeText(text) }), [text])
  const send = () => {
    outboxOf(user.id).send({ ...message, to: member.id, replyTo: replyTo?.seq })
    reply(null)
    setText('')
    setSent((before) => before + 1)
    typingTold()
    onSent()
  }
  const give = (id: string, gift: Gift) => {
    outboxOf(user.id).send({ id, body: '', gift, to: member.id })
    onSent()
  }
  const whyNotGive = (gift: Gift) => {
    const given = { id: message.id, body: '', gift }
    const sending = sendingFacts({ ...known, text: '', gift })
    return chart.whyNot({ type: 'send', by: side, message: given, sending })
  }
  const isFirst = isFirstOf(user, conversation, waiting.length)
  return {
    text,
    setText,
    type: (typed: string) => {
      setText(typed)
      if (!isBlank(typed) && conversation.last_seq > 0) tellTyping(conversation.id)
    },
    facts,
    send,
    /** How many messages were sent here: each closes the emoji. */
    sent,
    isNew: isFirst && conversation.last_seq === 0,
    whyNot: chart.whyNot({ type: 'send', by: side, message, sending: facts }),
    hasToConfirm: hasToConfirm({ user, member, isFirst, cost: facts.cost }),
    give,
    whyNotGive,
  }
}

/** Offers exactly what the chart of the conversation allows, at the price that it will cost. */
export const Composer = (props: Props) => {
  const sending = useSending(props)
  const { whyNot, text } = sending
  const { member } = props.conversation
  if (whyNot === null || !ended.includes(whyNot)) {
    const photo = <PhotoButton {...props} />
    return <Writing member={member} sending={sending} photo={photo} />
  }
  return (
    <div className={styles.composer}>
      <WhyNot why={whyNot} text={text} member={member} />
    </div>
  )
}

/** Where one writes; whoever chose what to reply to is there at once. */
const useBox = () => {
  const box = useRef<HTMLTextAreaElement>(null)
  const repliesTo = useMessageActions().replyTo?.seq
  useEffect(() => {
    if (repliesTo !== undefined) box.current?.focus()
  }, [repliesTo])
  return box
}

/** Where there are keys to it, Enter sends, and with shift it begins a line. */
const isSending = (event: KeyboardEvent) =>
  isSendingEnter(event) && matchMedia('(pointer: fine)').matches

type WritingProps = { member: Card; sending: ReturnType<typeof useSending>; photo: ReactNode }

const Writing = ({ member, sending, photo }: WritingProps) => {
  const { t } = useTranslation()
  const [confirming, setConfirming] = useState(false)
  const [above, setAbove] = useState<HTMLElement | null>(null)
  const box = useBox()
  const { text, setText, type, facts, send, whyNot, hasToConfirm, isNew } = sending
  const { give, whyNotGive, sent } = sending
  const price = t('credits', { count: facts.cost })
  const inTheWay = whyNot !== null && !whileTyping.includes(whyNot)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (whyNot !== null) return
    if (hasToConfirm) setConfirming(true)
    else send()
  }

  if (confirming) {
    return (
      <ConfirmFirst
        member={member}
        text={t('chat.confirmText', { price })}
        onYes={() => {
          setConfirming(false)
          send()
        }}
        onNo={() => setConfirming(false)}
      />
    )
  }
  return (
    <form className={styles.composer} onSubmit={submit}>
      {inTheWay && <WhyNot why={whyNot} text={text} member={member} />}
      {isNew && !inTheWay && (
        <Icebreakers
          member={member}
          text={text}
          onPick={(line) => {
            setText(line)
            box.current?.focus()
          }}
        />
      )}
      <div ref={setAbove} className={styles.above} />
      <ReplyStrip />
      <div className={styles.row}>
        <GiveButton giving={{ member, hasToConfirm, whyNot: whyNotGive, send: give }} />
        {photo}
        <div className={styles.field}>
          <div className={styles.text}>
            <textarea
              dir="auto"
              ref={box}
              className={styles.input}
              aria-label={t('chat.message')}
              placeholder={t('chat.write', { name: member.name })}
              rows={1}
              value={text}
              onChange={(event) => type(event.currentTarget.value)}
              onKeyDown={(event) => isSending(event) && submit(event)}
            />
            <Balance facts={facts} />
          </div>
          <EmojiButton key={sent} box={box} above={above} onChange={type} />
          <SendButton cost={facts.cost} disabled={whyNot !== null} />
        </div>
      </div>
    </form>
  )
}
