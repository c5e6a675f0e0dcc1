import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'

interface Action {
  key: string
  label: string
  onSelect: () => void
  isDanger?: boolean
}

/** What can be done with a day or a conversation, on demand: buttons beside each of them would be in the reader's way. */
export function ActionsMenu({ label, actions }: { label: string; actions: Action[] }) {
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      // The focus moves into the menu that somebody has just opened.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      menu={{
        items: actions.map(({ key, label: text, isDanger = false }) => ({ key, label: text, danger: isDanger })),
        onClick: ({ key }) => actions.find((action) => action.key === key)?.onSelect(),
      }}
    >
      <Button type="text" size="large" icon={<MoreOutlined aria-hidden />} aria-label={label} aria-haspopup="menu" />
    </Dropdown>
  )
}
