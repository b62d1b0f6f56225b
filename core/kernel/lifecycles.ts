import type { ContextFrom, EmittedFrom, EventFromLogic, InputFrom } from 'xstate'
import { account } from '../account/machine.ts'
import { signIn } from '../account/signin/machine.ts'
import { conversation } from '../chat/machine.ts'
import { message } from '../chat/message/machine.ts'
import { approval } from '../moderation/approval/machine.ts'
import { moderationCase } from '../moderation/machine.ts'
import { restriction } from '../moderation/restriction/machine.ts'
import { mandate } from '../payment/direct-debit/machine.ts'
import { discount } from '../payment/discount/machine.ts'
import { payment } from '../payment/machine.ts'
import { photo } from '../photo/machine.ts'
import { timeBonus } from '../time-bonus/machine.ts'
import type { Stored } from './lifecycle.ts'

/** The lifecycles that the server moves, by name. */
export const lifecycles = {
  account,
  signIn,
  payment,
  conversation,
  message,
  discount,
  timeBonus,
  moderationCase,
  restriction,
  photo,
  approval,
  mandate,
}

export type Lifecycles = typeof lifecycles
export type Name = keyof Lifecycles
export type MachineOf<N extends Name> = Lifecycles[N]['machine']
export type EventOf<N extends Name> = EventFromLogic<MachineOf<N>>
export type EffectOf<N extends Name> = EmittedFrom<MachineOf<N>>
export type InputOf<N extends Name> = InputFrom<MachineOf<N>>
export type ContextOf<N extends Name> = ContextFrom<MachineOf<N>>
export type StoredOf<N extends Name> = Stored<MachineOf<N>>
