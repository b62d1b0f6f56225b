import { readModel, type WarningModel } from '#core/chat/warnings/model.ts'
import weights from './warnings.bin?url'

/** After that the conversation goes on with what is found without the model. */
const TIMEOUT_MS = 20_000

/** The model by which messages are read on this device; null where its weights do not arrive. */
export const loadWarningModel = async (): Promise<WarningModel | null> => {
  try {
    const response = await fetch(weights, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok ? readModel(await response.arrayBuffer()) : null
  } catch {
    return null
  }
}
