import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50
const DEFLATED = 8

/** The files of a zip, read by its directory as programs that open one do. */
export const unzip = (zip: Buffer): Map<string, Buffer> => {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('This is no whole zip')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === ENTRY) {
    const [packed, name, extra, comment] = [
      zip.readUInt32LE(at + 20),
      ...[28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)),
    ] as [number, number, number, number]
    const local = zip.readUInt32LE(at + 42)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(from, from + packed)
    const path = zip.toString('utf8', at + 46, at + 46 + name)
    files.set(path, zip.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(bytes) : bytes)
    at += 46 + name + extra + comment
  }
  return files
}
