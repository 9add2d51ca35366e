import * as z from 'zod/mini'

/** A text that may be missing. */
export const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
)

/** A field that some platforms leave out and others send as null: `value` then. */
export const withDefault = <S extends z.ZodMiniType>(schema: S, value: z.output<S>) =>
  z.pipe(
    z.nullish(schema),
    z.transform((found): z.output<S> => found ?? value),
  )

/** An id, a key or a label: some platforms write them as numbers. */
export const textOrNumber = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

/** A list without the entries that do not fit: one that is broken takes no other along. */
export const fitting = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((entries) =>
      entries.flatMap((entry): z.infer<S>[] => {
        const { success, data } = schema.safeParse(entry)
        return success ? [data] : []
      }),
    ),
  )

/** An ISO 3166-1 code. Anything else counts as missing: it has no name in any language, and `Intl` throws for it. */
export const country = z.catch(z.string().check(z.regex(/^[A-Z]{2}$/)), '')
