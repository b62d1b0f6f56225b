import { randomUUID } from 'node:crypto'
import { type Access, readAccess, writeAccess } from './access.ts'
import { isStillThere, thisProcess } from './process.ts'

/** Who uses a cluster; the last of them ends it, whoever started it. */
export type User = Access['users'][number]

export const newUser = (): User => ({ ...thisProcess(), id: randomUUID() })

/** Those that are still there, but for this one. */
const othersIn = ({ users = [] }: Partial<Access>, { id }: User) =>
  users.filter((one) => one.id !== id && isStillThere(one))

/** Notes one user more, and where the cluster listens. To be called under its lock. */
export const addUser = (dataDir: string, me: User, port: number): Access => {
  const known = readAccess(dataDir)
  const access = { password: known.password, port, users: [...othersIn(known, me), me] }
  writeAccess(dataDir, access)
  return access
}

/** Asked while the process exits, where nothing may throw. */
export const isLast = (dataDir: string, me: User): boolean => {
  try {
    return othersIn(readAccess(dataDir), me).length === 0
  } catch {
    return true
  }
}

/** One user less; whether nobody is left. A full disk keeps nobody from going. */
export const removeUser = (dataDir: string, me: User): boolean => {
  const { password, port, ...known } = readAccess(dataDir)
  const users = othersIn(known, me)
  try {
    writeAccess(dataDir, { password, port, users })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
  return users.length === 0
}
