import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { AFTER, useForget } from './new-like-address.ts'

/** A visitor is shown no new like, and their address does not keep asking for one (LIK-05). */
export const ForgetLike = () => {
  const { search } = useLocation()
  const isAsking = new URLSearchParams(search).has(AFTER)
  const forget = useEffectEvent(useForget())
  useEffect(() => {
    if (isAsking) void forget()
  }, [isAsking])
  return null
}
