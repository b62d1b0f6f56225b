import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { CursorSeal } from '#core/kernel/ports.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The CursorSeal port, by a secret of 32 bytes in hex that all servers of a site share. */
export const cursorSeal = (secret: string): CursorSeal => {
  const salt = Buffer.alloc(0)
  const from = Buffer.from(secret, 'hex')
  const key = Buffer.from(hkdfSync('sha256', from, salt, 'cursors of lists', KEY_BYTES))
  return {
    seal: (plain, scope) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(scope))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed, scope) => {
      const all = Buffer.from(sealed, 'base64url')
      if (all.length <= NONCE_BYTES + TAG_BYTES) return null
      const decipher = createDecipheriv(CIPHER, key, all.subarray(0, NONCE_BYTES))
      decipher.setAAD(Buffer.from(scope))
      decipher.setAuthTag(all.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      try {
        const body = decipher.update(all.subarray(NONCE_BYTES + TAG_BYTES))
        return Buffer.concat([body, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
