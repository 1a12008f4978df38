import ChromeCleanCommands
import ChromeCleanUI
import Coordination

/// Shows and hides the strip of tabs by commands, and has its visibility ready to be broadcast.
@MainActor
final class TabStripMediator: Mediator {
  weak var consumer: (any TabStripConsumer)? {
    didSet { consumer?.setTabStripVisible(isVisible.value) }
  }

  /// Whether the strip is in sight; it is at first.
  let isVisible: BroadcastSource<Bool> = BroadcastSource(true)

  func disconnect() {
    consumer = nil
  }

  private func show(_ isVisible: Bool) {
    self.isVisible.value = isVisible
    consumer?.setTabStripVisible(isVisible)
  }
}

extension TabStripMediator: TabStripCommands {
  func showTabStrip() { show(true) }
  func hideTabStrip() { show(false) }
}
