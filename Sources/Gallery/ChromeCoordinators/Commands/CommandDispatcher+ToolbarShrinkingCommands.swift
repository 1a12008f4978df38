import ChromeCommands
import Coordination

extension CommandDispatcher: ToolbarShrinkingCommands {
  public func shrinkToolbar(by length: Double) {
    send((any ToolbarShrinkingCommands).self, length) { $0.shrinkToolbar(by: length) }
  }
}
