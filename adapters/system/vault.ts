import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
} from 'node:crypto'
import type { Vault } from '#core/payment/direct-debit/ports.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A key of its own for each use, so that what one says tells nothing of another. */
const keyFor = (secret: string, use: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), Buffer.alloc(0), use, KEY_BYTES))

/** The Vault port, by a secret of 32 bytes in hex that is not in the database. */
export const vault = (secret: string): Vault => {
  const sealing = keyFor(secret, 'direct debit: account numbers')
  const marking = keyFor(secret, 'direct debit: codes')
  return {
    seal: (plain) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, sealing, nonce)
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed) => {
      const all = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(CIPHER, sealing, all.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(all.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const body = all.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
    mark: (parts) => createHmac('sha256', marking).update(JSON.stringify(parts)).digest('hex'),
    digits: (count) => String(randomInt(10 ** count)).padStart(count, '0'),
  }
}
