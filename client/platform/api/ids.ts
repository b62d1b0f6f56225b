import { v7 } from 'uuid'

/** A new UUIDv7: the identity of an action, made before it is sent. */
export const newId = (): string => v7()
