import {
  BookOutlined,
  BugOutlined,
  CalculatorOutlined,
  CameraOutlined,
  CreditCardOutlined,
  EyeOutlined,
  GlobalOutlined,
  HeartOutlined,
  MessageOutlined,
  MoonOutlined,
  QuestionOutlined,
  ReadOutlined,
  RocketOutlined,
  SearchOutlined,
  SmileOutlined,
  SoundOutlined,
  ThunderboltOutlined,
  TrophyOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

/** The keys are the names in the list of activities. */
const icons: Record<string, ComponentType> = {
  book: BookOutlined,
  bug: BugOutlined,
  calculator: CalculatorOutlined,
  camera: CameraOutlined,
  eye: EyeOutlined,
  global: GlobalOutlined,
  heart: HeartOutlined,
  message: MessageOutlined,
  moon: MoonOutlined,
  question: QuestionOutlined,
  read: ReadOutlined,
  rocket: RocketOutlined,
  search: SearchOutlined,
  smile: SmileOutlined,
  sound: SoundOutlined,
  thunderbolt: ThunderboltOutlined,
  trophy: TrophyOutlined,
}

/** A card stands in until the list of activities is there. */
export function ActivityIcon({ name }: { name: string | undefined }) {
  const Icon = icons[name ?? ''] ?? CreditCardOutlined
  return <Icon />
}
