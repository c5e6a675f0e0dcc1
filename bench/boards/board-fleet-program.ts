// Boards in a process of their own.
import { serveMethods } from '../devices/serve-methods.ts'
import { createBoardFleet } from './board-fleet.ts'

serveMethods(createBoardFleet())
