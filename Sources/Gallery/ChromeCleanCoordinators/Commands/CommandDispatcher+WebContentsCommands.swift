import ChromeCleanCommands
import Coordination
import Foundation

extension CommandDispatcher: WebContentsCommands {
  package func followLink(to url: URL) {
    send((any WebContentsCommands).self, url) { $0.followLink(to: url) }
  }
}
