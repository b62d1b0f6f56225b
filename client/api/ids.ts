import { v4, v7 } from 'uuid'

/** A new UUIDv7: the identity of an action, made before it is sent. */
export const newId = (): string => v7()

/** A new UUIDv4, for what others see the id of: it does not tell when it was made. */
export const newRandomId = (): string => v4()
