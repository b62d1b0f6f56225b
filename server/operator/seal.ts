import { createCipheriv, createDecipheriv, pbkdf2Sync, randomBytes } from 'node:crypto'

const MAGIC = Buffer.from('Salted__', 'latin1')
const ROUNDS = 600_000

const keyOf = (passphrase: string, salt: Uint8Array) => {
  const made = pbkdf2Sync(passphrase, salt, ROUNDS, 48, 'sha256')
  return { key: made.subarray(0, 32), iv: made.subarray(32) }
}

/**
 * A file that nobody opens without its passphrase, as `openssl enc -aes-256-cbc -pbkdf2` makes one:
 * whoever gets it needs nothing of ours.
 */
export const seal = (file: Uint8Array): { sealed: Buffer; passphrase: string } => {
  const passphrase = randomBytes(24).toString('base64url')
  const salt = randomBytes(8)
  const { key, iv } = keyOf(passphrase, salt)
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  return { sealed: Buffer.concat([MAGIC, salt, cipher.update(file), cipher.final()]), passphrase }
}

/** What is in a sealed file; throws for another passphrase. */
export const unseal = (sealed: Uint8Array, passphrase: string): Buffer => {
  const { key, iv } = keyOf(passphrase, sealed.subarray(8, 16))
  const decipher = createDecipheriv('aes-256-cbc', key, iv)
  return Buffer.concat([decipher.update(sealed.subarray(16)), decipher.final()])
}

/** How whoever gets it opens it. */
export const openingOf = (name: string): string =>
  `openssl enc -d -aes-256-cbc -pbkdf2 -iter ${ROUNDS} -in ${name} -out picture.webp`
