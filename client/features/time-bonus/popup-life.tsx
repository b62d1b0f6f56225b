import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { deviceStorage, readKept, storeJson } from '#client/platform/storage.ts'
import type { User } from '#core/contract/shapes.ts'
import type { DiscountCode } from '#core/payment/checkout/contract.ts'
import { bonusPopup } from '#core/time-bonus/popup/machine.ts'
import { isVisible } from '#core/time-bonus/popup/selectors.ts'
import { isRunning } from '#core/time-bonus/selectors.ts'
import { Popup } from './popup.tsx'

const isTime = (value: unknown): value is string => typeof value === 'string'

/** Only while its chart runs: the end of the bonus is the server's word. */
const runs = ({ lifecycle }: DiscountCode) => lifecycle != null && isRunning(lifecycle)

/** The popup's chart as an actor of this device; when it was closed is kept here. */
const usePopup = (
  account: string,
  facts: { credits: number; running: boolean; inArea: boolean },
) => {
  const key = `vonk.${account}.bonus.dismissed`
  const [dismissed] = useState(() => readKept(deviceStorage, key, isTime) !== null)
  const popup = useActorRef(bonusPopup.machine)
  const { credits, running, inArea } = facts
  useEffect(() => {
    const kept = popup.on('dismissed', () =>
      storeJson(deviceStorage, key, new Date().toISOString()),
    )
    return () => kept.unsubscribe()
  }, [popup, key])
  useEffect(() => {
    popup.send(inArea ? { type: 'changed', credits, running, dismissed } : { type: 'left' })
  }, [popup, inArea, credits, running, dismissed])
  const shown = useSelector(popup, isVisible)
  return { shown, close: () => popup.send({ type: 'close' }) }
}

type Props = { bonus: DiscountCode; user: User; inArea: boolean }

/** The popup of the welcome bonus, in its time: it is loaded after the page that it comes over. */
export const PopupLife = ({ bonus, user: { id, credits }, inArea }: Props) => {
  const { shown, close } = usePopup(id, { credits, running: runs(bonus), inArea })
  return shown && inArea ? <Popup bonus={bonus} onClose={close} /> : null
}
