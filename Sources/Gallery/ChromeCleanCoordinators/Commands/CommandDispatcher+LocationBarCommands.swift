import ChromeCleanCommands
import Coordination

extension CommandDispatcher: LocationBarCommands {
  package func loadPage(for text: String) {
    send((any LocationBarCommands).self, text) { $0.loadPage(for: text) }
  }
}
