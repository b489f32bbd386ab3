import * as z from 'zod/mini'

/** Gives an example of what the schema takes, for the description of the API. */
export function like<Schema extends z.ZodMiniType>(schema: Schema, ...examples: z.input<Schema>[]): Schema {
  z.globalRegistry.add(schema, { examples })
  return schema
}
