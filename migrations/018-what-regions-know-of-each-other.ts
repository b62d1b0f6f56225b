import { Migration } from '@mikro-orm/migrations'

export class WhatRegionsKnow extends Migration {
  override up(): void {
    // The rules ask an account itself whether its member is kept out.
    this.addSql(`
      update account set context = context || jsonb_build_object(
        'leaving', coalesce(state #>> '{living,standing}' = 'leaving', false),
        'suspended', coalesce(state #>> '{living,conduct}' = 'suspended', false))`)
    // A conversation that is stored has begun: without a word, by a block.
    this.addSql(`
      update conversation set
        state = case when state #>> '{living,talk}' = 'new'
          then jsonb_set(state, '{living,talk}', '"silent"') else state end,
        context = context || jsonb_build_object(
          'said', coalesce(state #>> '{living,talk}' <> 'new', false))`)
  }
}
