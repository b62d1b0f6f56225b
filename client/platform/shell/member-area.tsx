import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { MemberContext, useUser } from '#client/platform/api/hooks.ts'
import { useNavigation, useRouter } from '#client/platform/router/hooks.ts'

/** A session may end elsewhere: then the guard of the page is asked again, and leads to login. */
const useLeavePage = (isGone: boolean) => {
  const { revalidate } = useRouter()
  const isUnderWay = useNavigation().state !== 'idle'
  useEffect(() => {
    if (isGone && !isUnderWay) void revalidate()
  }, [isGone, isUnderWay, revalidate])
}

/** Pages for members: empty for the moment between a lost session and the way to login. */
export const MemberArea = () => {
  const user = useUser()
  useLeavePage(user === null)
  if (!user) return null
  return (
    <MemberContext value={user}>
      <Outlet />
    </MemberContext>
  )
}
