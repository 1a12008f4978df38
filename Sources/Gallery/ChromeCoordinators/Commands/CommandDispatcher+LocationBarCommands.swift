import ChromeCommands
import Coordination

extension CommandDispatcher: LocationBarCommands {
  public func loadPage(for text: String) {
    send((any LocationBarCommands).self, text) { $0.loadPage(for: text) }
  }
}
