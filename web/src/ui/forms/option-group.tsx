import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './option-group.module.css'

interface Option {
  id: string
  name: string
  description: string
}

interface OptionGroupProps<Value> {
  legend: string
  /** It may say why an option is preselected. */
  hint?: string
  options: Option[]
  // The props below come from the surrounding `Form.Item`.
  id?: string
  value?: Value
  onChange?: (value: Value) => void
  'aria-invalid'?: 'true'
  'aria-describedby'?: string
}

interface RadioGroupProps extends OptionGroupProps<string | undefined> {
  /** A button to listen to the option, for example. */
  renderBeside?: (option: Option) => ReactNode
}

/** Radio buttons, each with a sentence that explains it. */
export function RadioGroup({ value, onChange, options, renderBeside, ...group }: RadioGroupProps) {
  const name = useId()
  return (
    <Group {...group} className={styles.one}>
      {options.map((choice, index) => (
        <div key={choice.id} className={styles.row}>
          <label className={styles.choice}>
            <input
              // The form moves the focus here if the field has an error.
              id={index === 0 ? group.id : undefined}
              type="radio"
              name={name}
              aria-label={choice.name}
              aria-describedby={`${name}-${choice.id}`}
              checked={choice.id === value}
              onChange={() => onChange?.(choice.id)}
            />
            <span>
              <strong>{choice.name}</strong>
              <span id={`${name}-${choice.id}`} className={styles.description}>
                {choice.description}
              </span>
            </span>
          </label>
          {renderBeside?.(choice)}
        </div>
      ))}
    </Group>
  )
}

const none: string[] = []

/** Checkboxes; the value is in the order of the options. */
export function CheckboxGroup({ value = none, onChange, options, ...group }: OptionGroupProps<string[]>) {
  const toggle = (chosen: string) =>
    onChange?.(options.map(({ id }) => id).filter((id) => (id === chosen) !== value.includes(id)))
  return (
    <Group {...group} className={styles.many}>
      {options.map(({ id, name, description }, index) => (
        <label key={id} className={styles.choice} title={description}>
          <input
            id={index === 0 ? group.id : undefined}
            type="checkbox"
            checked={value.includes(id)}
            onChange={() => toggle(id)}
          />
          {name}
        </label>
      ))}
    </Group>
  )
}

type GroupProps = Pick<OptionGroupProps<never>, 'legend' | 'hint'> & ComponentProps<'fieldset'>

function Group(group: GroupProps) {
  const hintId = useId()
  const descriptions = [group.hint && hintId, group['aria-describedby']].filter(Boolean).join(' ')
  return (
    <fieldset
      className={styles.group}
      data-invalid={group['aria-invalid']}
      aria-describedby={descriptions === '' ? undefined : descriptions}
    >
      <legend className={styles.legend}>{group.legend}</legend>
      {group.hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {group.hint}
        </p>
      )}
      <div className={group.className}>{group.children}</div>
    </fieldset>
  )
}
