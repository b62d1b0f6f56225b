import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { setHeart } from '#client/parts/chat/message-changes.ts'
import { useReport } from '#client/parts/moderation/use-report.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { showMessage } from '#client/ui/toasts.ts'
import type { Conversation, Message } from '#core/chat/contract.ts'
import { canHeart } from '#core/chat/selectors.ts'
import type { ReportReason } from '#core/moderation/values.ts'
import { isShut } from './facts.ts'
import { LeaveSheet, type Link } from './leave-sheet.tsx'
import { MessageMenu } from './message-menu.tsx'

type Actions = {
  conversation: Conversation
  /** What one is replying to. */
  replyTo: Message | null
  reply: (to: Message | null) => void
  openMenu: (message: Message) => void
  mayHeart: (message: Message) => boolean
  toggleHeart: (message: Message) => void
  /** Goes to where something was said, which may have to be loaded first. */
  goTo: (seq: number) => void
  /** Asks before a link is followed. */
  leaveFor: (link: Link) => void
  /** Opens the report of a message of the other member. */
  reportMessage: (message: Message, about?: { reason: ReportReason; passage: string }) => void
}

const MessageActions = createContext<Actions | null>(null)

/** What can be done with the messages of the conversation around it. */
export const useMessageActions = (): Actions => {
  const actions = useContext(MessageActions)
  if (!actions) throw new Error('There is no conversation around this')
  return actions
}

export const WithMessageActions = ({
  conversation,
  goTo,
  children,
}: {
  conversation: Conversation
  goTo: (seq: number) => void
  children: ReactNode
}) => {
  const { t } = useTranslation()
  const [replySeq, setReplySeq] = useState<number | null>(null)
  const [leaving, setLeaving] = useState<Link | null>(null)
  const { report, sheet } = useReport()
  const openReport = useRef(report)
  openReport.current = report
  const [menuSeq, setMenuSeq] = useState<number | null>(null)
  const actions = useMemo((): Actions => {
    const at = (seq: number | null) => conversation.messages.find((one) => one.seq === seq) ?? null
    const mayHeart = ({ from, state }: Message) =>
      canHeart({ isOwn: from !== conversation.member.id, state }, { isShut: isShut(conversation) })
    return {
      conversation,
      replyTo: at(replySeq),
      reply: (to) => setReplySeq(to?.seq ?? null),
      goTo,
      leaveFor: setLeaving,
      reportMessage: ({ id, body }, about) =>
        openReport.current({
          member: conversation.member,
          things: [{ subject: 'message', id }],
          quote: body,
          mayBlock: !isShut(conversation),
          ...about,
        }),
      openMenu: ({ seq }) => setMenuSeq(seq),
      mayHeart,
      toggleHeart: (message) => {
        if (!mayHeart(message)) return
        setHeart(conversation.id, message).catch(() => showMessage(t('said.heartFailed')))
      },
    }
  }, [conversation, goTo, replySeq, t])
  const chosen = conversation.messages.find(({ seq }) => seq === menuSeq)
  return (
    <MessageActions value={actions}>
      {children}
      {chosen && chosen.state !== 'removed' && (
        <MessageMenu message={chosen} onClose={() => setMenuSeq(null)} />
      )}
      {sheet}
      {leaving && <LeaveSheet link={leaving} onClose={() => setLeaving(null)} />}
    </MessageActions>
  )
}
