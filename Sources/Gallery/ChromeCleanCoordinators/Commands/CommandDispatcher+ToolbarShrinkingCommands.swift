import ChromeCleanCommands
import Coordination

extension CommandDispatcher: ToolbarShrinkingCommands {
  package func shrinkToolbar(by length: Double) {
    send((any ToolbarShrinkingCommands).self, length) { $0.shrinkToolbar(by: length) }
  }
}
