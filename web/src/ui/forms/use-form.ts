import { useEffect, useRef, useState } from 'react'
import { explain, type Problem } from '../../api/identity/identity-errors.ts'

export type Values = Record<string, string>
export type Mistakes = Partial<Record<string, Problem>>

interface Action {
  /** What is wrong with the fields before anything is sent. */
  check?: (values: Values) => Mistakes
  send: (values: Values) => Promise<unknown>
  /** Where to get a new link, on pages that complete one. */
  askAgain?: string
}

/**
 * A form that keeps what was typed whatever happens: its fields hold their own values. Each of its buttons runs one
 * action at a time, and a mistake takes the focus to its field.
 */
export function useForm() {
  const form = useRef<HTMLFormElement>(null)
  const [underWay, setUnderWay] = useState<string>()
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [problem, setProblem] = useState<Problem>()

  useEffect(() => {
    fieldsOf(form.current)
      .find(({ name }) => mistakes[name])
      ?.focus()
  }, [mistakes])

  async function run(name: string, { check, send, askAgain }: Action) {
    if (underWay !== undefined || !form.current) return
    const values = valuesOf(form.current)
    const found = check?.(values) ?? {}
    setProblem(undefined)
    setMistakes(found)
    if (Object.keys(found).length > 0) return
    setUnderWay(name)
    try {
      await send(values)
    } catch (error) {
      const explained = explain(error, askAgain === undefined ? {} : { askAgain })
      const { field } = explained
      if (field && fieldsOf(form.current).some((each) => each.name === field)) setMistakes({ [field]: explained })
      else setProblem(explained)
    } finally {
      setUnderWay(undefined)
    }
  }

  /** For the form element: what its submit button and the Enter key do. */
  function onSubmit(name: string, action: Action) {
    return {
      ref: form,
      noValidate: true,
      onSubmit(event: { preventDefault: () => void }) {
        event.preventDefault()
        void run(name, action)
      },
    }
  }

  return { onSubmit, run, underWay, mistakes, problem, setProblem }
}

function fieldsOf(form: HTMLFormElement | null) {
  return [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement)
}

function valuesOf(form: HTMLFormElement): Values {
  const values = Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))
  return { ...values, ...(values.email === undefined ? {} : { email: values.email.trim() }) }
}
