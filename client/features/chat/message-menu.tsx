import { type ComponentType, useRef } from 'react'
import { retract } from '#client/parts/chat/message-changes.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { ask } from '#client/ui/ask.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { HeartIcon } from '#client/ui/icons.tsx'
import { TrashIcon } from '#client/ui/member-icons.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import { showMessage } from '#client/ui/toasts.ts'
import type { Message } from '#core/chat/contract.ts'
import { message as lifecycle } from '#core/chat/message/machine.ts'
import { restore } from '#core/kernel/lifecycle.ts'
import { isShut } from './facts.ts'
import { CopyIcon, ReplyIcon, ShieldIcon } from './icons.tsx'
import { useMessageActions } from './message-actions.tsx'
import styles from './message-menu.module.css'

type Entry = { key: string; label: string; Icon: ComponentType<{ size?: number }>; run: () => void }

/** Whether its chart lets this member take it back. */
const canRetract = (by: string, conversation: string, { id, from, state }: Message) =>
  restore(lifecycle.machine, {
    state,
    context: { message: id, conversation, from, to: '' },
  }).can({ type: 'retract', by })

const useEntries = (message: Message): Entry[] => {
  const { t } = useTranslation()
  const me = useMember()
  const { conversation, reply, mayHeart, toggleHeart, reportMessage } = useMessageActions()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message.body)
      void showMessage(t('said.copied'))
    } catch {
      void showMessage(t('said.copyFailed'))
    }
  }
  const remove = async () => {
    const question = t(message.state === 'held' ? 'said.removeHeldSure' : 'said.removeSure')
    if (!(await ask({ question, yes: t('said.remove'), no: t('around.cancel') }))) return
    try {
      await retract(conversation.id, message)
    } catch {
      void showMessage(t('said.removeFailed'))
    }
  }
  const can = {
    copy: message.body !== '',
    reply: !isShut(conversation),
    heart: mayHeart(message),
    report: message.from !== me.id,
    remove: canRetract(me.id, conversation.id, message),
  }
  const entries: (Entry & { key: keyof typeof can })[] = [
    { key: 'copy', label: t('said.copy'), Icon: CopyIcon, run: () => void copy() },
    { key: 'reply', label: t('said.reply'), Icon: ReplyIcon, run: () => reply(message) },
    {
      key: 'heart',
      label: t(message.hearted ? 'said.unheart' : 'said.heart'),
      Icon: HeartIcon,
      run: () => toggleHeart(message),
    },
    {
      key: 'report',
      label: t('safety.report'),
      Icon: ShieldIcon,
      run: () => reportMessage(message),
    },
    { key: 'remove', label: t('said.remove'), Icon: TrashIcon, run: () => void remove() },
  ]
  return entries.filter(({ key }) => can[key])
}

/** What one can do with a message; what cannot be done is not there. */
export const MessageMenu = ({ message, onClose }: { message: Message; onClose: () => void }) => {
  const { t } = useTranslation()
  const entries = useEntries(message)
  const chosen = useRef<(() => void) | null>(null)
  /** What is chosen is done once the dialog has given the focus back. */
  const closed = () => {
    onClose()
    chosen.current?.()
  }
  return (
    <Sheet light aria-label={t('said.menu')} onClose={closed} className={styles.sheet}>
      {(close) => (
        <div className={styles.menu}>
          {message.body !== '' && <p className={styles.words}>{message.body}</p>}
          {entries.map(({ key, label, Icon, run }) => (
            <PlainButton
              key={key}
              className={styles.entry}
              data-tone={key}
              onClick={() => {
                chosen.current = run
                close()
              }}
            >
              <Icon size={22} />
              {label}
            </PlainButton>
          ))}
          <PlainButton className={styles.close} onClick={close}>
            {t('said.close')}
          </PlainButton>
        </div>
      )}
    </Sheet>
  )
}
