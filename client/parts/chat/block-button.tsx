import { useBlock, useUnblock } from '#client/parts/chat/blocks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { ask } from '#client/ui/ask.ts'
import { Button } from '#client/ui/button.tsx'
import { showMessage } from '#client/ui/toasts.ts'
import type { Card } from '#core/contract/shapes.ts'

type Props = { member: Pick<Card, 'id' | 'name'>; onDone?: () => void }

type Change = Pick<ReturnType<typeof useBlock>, 'mutateAsync'>
type Done = 'blocks.done' | 'blocks.lifted'

/** Says how it ended. */
const useTold = ({ mutateAsync }: Change, done: Done, { member, onDone }: Props) => {
  const { t } = useTranslation()
  const { of } = useWords()
  return async () => {
    try {
      await mutateAsync(member)
      void showMessage(t(done, { name: member.name }))
      onDone?.()
    } catch (error) {
      void showMessage(of(error))
    }
  }
}

/** Blocks a member, after asking. */
export const BlockButton = (props: Props) => {
  const { t } = useTranslation()
  const block = useBlock()
  const { name } = props.member
  const go = useTold(block, 'blocks.done', props)
  const blockAfterAsking = async () => {
    const question = t('blocks.sure', { name })
    if (await ask({ question, yes: t('blocks.block'), no: t('around.cancel') })) await go()
  }
  return (
    <Button
      variant="quiet"
      aria-label={t('blocks.blockName', { name })}
      loading={block.isPending}
      onClick={() => void blockAfterAsking()}
    >
      {t('blocks.block')}
    </Button>
  )
}

/** Lifts a block; what went with it stays gone. */
export const UnblockButton = (props: Props) => {
  const { t } = useTranslation()
  const unblock = useUnblock()
  const { name } = props.member
  const lift = useTold(unblock, 'blocks.lifted', props)
  return (
    <Button
      variant="default"
      aria-label={t('blocks.liftName', { name })}
      loading={unblock.isPending}
      onClick={() => void lift()}
    >
      {t('blocks.lift')}
    </Button>
  )
}
