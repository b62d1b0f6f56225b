import { Outlet } from 'react-router'
import { useUser } from '#client/api/hooks.ts'

/** Pages for members: empty for the moment between a lost session and the way to login. */
export const MemberArea = () => (useUser() ? <Outlet /> : null)
