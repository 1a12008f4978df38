import ChromeCleanCommands
import Coordination

extension CommandDispatcher: FindInPageSearchCommands {
  package func findInPage(_ text: String) {
    send((any FindInPageSearchCommands).self, text) { $0.findInPage(text) }
  }

  package func findNextInPage() {
    send((any FindInPageSearchCommands).self) { $0.findNextInPage() }
  }

  package func findPreviousInPage() {
    send((any FindInPageSearchCommands).self) { $0.findPreviousInPage() }
  }
}
