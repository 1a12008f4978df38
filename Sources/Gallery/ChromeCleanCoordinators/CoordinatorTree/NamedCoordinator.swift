import ChromeCleanModel
import Coordination

/// A coordinator with a name and nothing to show.
final class NamedCoordinator: ChromeCoordinator {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }
}
