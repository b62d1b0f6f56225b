import { readFileSync, writeFileSync } from 'node:fs'
import { readModel, type WarningModel } from '../../core/chat/warnings/model.ts'
import { writeModel } from './write-model.ts'

export const weightsFile = new URL('../../client/features/chat/warnings.bin', import.meta.url)

export const saveWeights = (model: WarningModel): void => {
  writeFileSync(weightsFile, writeModel(model))
}

/** The weights that the product ships. */
export const loadWeights = (): WarningModel => {
  const { buffer, byteOffset, byteLength } = Uint8Array.from(readFileSync(weightsFile))
  return readModel(buffer.slice(byteOffset, byteOffset + byteLength))
}
