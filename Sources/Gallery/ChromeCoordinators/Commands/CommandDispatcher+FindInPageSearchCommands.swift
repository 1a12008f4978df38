import ChromeCommands
import Coordination

extension CommandDispatcher: FindInPageSearchCommands {
  public func findInPage(_ text: String) {
    send((any FindInPageSearchCommands).self, text) { $0.findInPage(text) }
  }

  public func findNextInPage() {
    send((any FindInPageSearchCommands).self) { $0.findNextInPage() }
  }

  public func findPreviousInPage() {
    send((any FindInPageSearchCommands).self) { $0.findPreviousInPage() }
  }
}
