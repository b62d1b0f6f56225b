import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { likesQuery } from '#client/platform/api/likes-query.ts'
import { loadAllTexts } from '#client/platform/i18n/i18n.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import type { Card } from '#core/contract/shapes.ts'
import { AUTO_LIKE_RELOAD_MS } from '#core/discovery/likes/values.ts'
import { AFTER, useForget } from './new-like-address.ts'
import { NewLikeModal } from './new-like-modal.tsx'

const reload = () => void queryClient.invalidateQueries({ queryKey: likesQuery.queryKey })

/** The newest like that was not seen yet; where there is none, one that comes by itself. */
const newestLike = async (): Promise<Card | null> => {
  const { liked_by } = await queryClient.ensureQueryData(likesQuery)
  const known = liked_by.find(({ like_new }) => like_new)
  if (known) return known
  const { profile } = await call('GET /api/auto-like.php')
  if (profile) setTimeout(reload, AUTO_LIKE_RELOAD_MS)
  return profile
}

/** What is open stays on top, and nothing comes between two who talk. */
const isInTheWay = () => document.querySelector('dialog[open], [data-layout="chat"]') !== null

const DAY_S = 86_400

const secondsIn = (search: string) => {
  const after = new URLSearchParams(search).get(AFTER) ?? ''
  return /^\d+$/.test(after) && Number(after) <= DAY_S ? Number(after) : null
}

const pause = (ms: number) => new Promise<void>((over) => setTimeout(over, ms))

type Props = { member?: Card; onDone: () => void }

/** A new like, told once and after a while; without any there is nothing. `member`: whose, if known. */
export const NewLike = ({ member, onDone }: Props) => {
  const navigate = useNavigate()
  const [liker, setLiker] = useState<Card | null>(null)
  const { search } = useLocation()
  const [after] = useState(() => secondsIn(search))
  const forget = useEffectEvent(useForget())
  const done = useEffectEvent(onDone)
  useEffect(() => {
    let isGone = false
    const find = async () => {
      await Promise.all([forget(), loadAllTexts(), pause((after ?? 0) * 1_000)])
      if (isGone) return
      const found = after === null || isInTheWay() ? null : (member ?? (await newestLike()))
      if (isGone) return
      if (found) setLiker(found)
      else done()
    }
    find().catch(() => done())
    return () => {
      isGone = true
    }
  }, [member, after])
  if (!liker) return null
  const look = (id: string) => void navigate(paths.member(id))
  return (
    <NewLikeModal member={liker} onImagePressed={look} onButtonPressed={look} onClose={onDone} />
  )
}
