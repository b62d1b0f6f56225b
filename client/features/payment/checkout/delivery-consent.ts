import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Refused } from '#client/platform/api/call-errors.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { creditsQuery } from '#client/platform/api/payment-queries.ts'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import {
  IMMEDIATE_DELIVERY_VERSION,
  type ImmediateDeliveryVersion,
} from '#core/payment/checkout/immediate-delivery.ts'

export type DeliveryConsent = {
  /** The member agreed to this text with an earlier order: there is no box. */
  isAgreed: boolean
  isTicked: boolean
  isGiven: boolean
  /** Why nothing was ordered. */
  fault: string | undefined
  box: RefObject<HTMLInputElement | null>
  /** What is sent with an order: the server knows what was agreed to before. */
  sent: ImmediateDeliveryVersion | undefined
  tick: (isTicked: boolean) => void
  /** Whether an order can be sent; if not, the box says why and has the focus. */
  check: () => boolean
  /** Shows a refusal of the server at the box; other refusals are not shown here. */
  onError: (error: Error) => void
}

/** Express consent to immediate delivery (promise H3). `agreed`: the newest version of the member. */
export const useDeliveryConsent = (agreed: number): DeliveryConsent => {
  const [isTicked, setIsTicked] = useState(false)
  const [fault, setFault] = useState<string>()
  const [isRefused, setIsRefused] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const isAgreed = agreed === IMMEDIATE_DELIVERY_VERSION && !isRefused
  const isGiven = isAgreed || isTicked
  const show = (code: string, change: () => void = () => undefined) => {
    flushSync(() => {
      change()
      setFault(code)
    })
    box.current?.focus()
  }
  return {
    isAgreed,
    isTicked,
    isGiven,
    fault,
    box,
    sent: isTicked ? IMMEDIATE_DELIVERY_VERSION : undefined,
    tick: (isNow) => {
      setIsTicked(isNow)
      setFault(undefined)
    },
    check: () => {
      if (!isGiven) show('delivery_consent_needed')
      return isGiven
    },
    onError: (error) => {
      const fields = error instanceof Refused ? error.refusal.fields : undefined
      const code = fields?.immediate_delivery_consent
      if (!code) return
      show(code, () => {
        setIsRefused(true)
        setIsTicked(false)
      })
    },
  }
}

/** The next order shows the sentence and no box. */
export const noteAgreed = ({ immediate_delivery_consent }: OrderView) =>
  queryClient.setQueryData(
    creditsQuery.queryKey,
    (offer) => offer && { ...offer, immediate_delivery_consent },
  )
